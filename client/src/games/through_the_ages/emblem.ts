/** A temple in which a light burns. */
const EMBLEM =
  "M2.500 9.500L12 3.500l9.500 6zM5 9.500v8M9.300 9.500v8M14.700 9.500v8M19 9.500v8" +
  "M3.500 17.500h17M2.500 20.500h19M12 6.700l.01 0";
export default EMBLEM;
