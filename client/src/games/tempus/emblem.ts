/** A hut on a hex of the island. */
const EMBLEM =
  "M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM8 16.500v-4.500l4-3.500 4 3.500v4.500z" +
  "M11 16.500v-2.500h2v2.500";
export default EMBLEM;
