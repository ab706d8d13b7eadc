/** The pictures of the technologies, the ruin tiles and the faction tiles, by their numbers. */
import FACTION_PICTURES from "./pictures/factions.json?drawn";
import type { Player } from "./view";

export { default as RUIN_PICTURES } from "./pictures/ruins.json?drawn";
export { default as TECHNOLOGY_PICTURES } from "./pictures/technologies.json?drawn";
export { FACTION_PICTURES };

/** The picture of a player's faction: that of the tile, or of tile A where none is dealt. */
export function factionPicture({ faction, tile }: Player): string | undefined {
  return FACTION_PICTURES[tile?.name ?? `${faction}_a`];
}
