/** Options with which Tempus begins at once: the island is laid and settled by chance. */
import type { Preset } from "../module";

const preset: Preset = { map: "random", settling: "automatic" };
export default preset;
