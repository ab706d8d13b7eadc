/** The pictures of the Fate cards, the Wonders and the civilizations, by their names. */
export { default as CARD_PICTURES } from "./pictures/cards.json?drawn";
export { default as CIVILIZATION_PICTURES } from "./pictures/civilizations.json?drawn";
export { default as WONDER_PICTURES } from "./pictures/wonders.json?drawn";
