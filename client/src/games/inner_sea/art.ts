/** Small pictures of our own, drawn with one stroke on a grid of 24. */
import { SYMBOLS } from "../../app/symbols";
import type { CardClass, Gain } from "./cards";
import type { Phase } from "./reading";

/** What a card gives. */
export const GAIN_ART: Record<Gain, string> = {
  add:
    "M4 16c0-2 3-3.500 7-3.500s7 1.500 7 3.500-3 3.500-7 3.500-7-1.500-7-3.500z" +
    "M4 16v3c0 2 3 3 7 3s7-1 7-3v-3M18 3v7M14.500 6.500h7",
  harm:
    "M4 16c0-2 3-3.500 7-3.500s7 1.500 7 3.500-3 3.500-7 3.500-7-1.500-7-3.500z" +
    "M4 16v3c0 2 3 3 7 3s7-1 7-3v-3M14.500 6.500h7",
  ally: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v8M8 12h8",
  talent:
    "M12 4c4.500 0 8 1.300 8 3s-3.500 3-8 3-8-1.300-8-3 3.500-3 8-3z" +
    "M4 7v5c0 1.700 3.500 3 8 3s8-1.300 8-3V7M4 12v5c0 1.700 3.500 3 8 3s8-1.300 8-3v-5",
  draw: "M8 4h11v15H8zM8 6l-4 1 3 14",
  point: SYMBOLS.star,
  barbarian:
    "M12 3l2 4 4-2-1 4.500 4 2.500-4 2.500 1 4.500-4-2-2 4-2-4-4 2 1-4.500L3 12l4-2.500L6 5l4 2" +
    "zM9.500 9.500l5 5M14.500 9.500l-5 5",
  cancel: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.500 6.500l11 11",
  wonder: SYMBOLS.temple,
  move: "M4 12h14M13 6l6 6-6 6",
  stay: SYMBOLS.hourglass,
  shield: "M12 3l8 3v6c0 5-3.500 7.500-8 9.500-4.500-2-8-4.500-8-9.500V6z",
  land: "M2 19l6-10 4 6 3-4 7 8z",
  sea:
    "M2 9c2.500-3 4.500-3 7 0s4.500 3 7 0 3.500-2.500 6-1" +
    "M2 16c2.500-3 4.500-3 7 0s4.500 3 7 0 3.500-2.500 6-1",
  time: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.500l4 2",
};

/** What each phase of a turn is about. */
export const PHASE_ART: Record<Phase, string> = {
  growth: GAIN_ART.add,
  card: GAIN_ART.draw,
  competition: SYMBOLS.swords,
  reckoning: GAIN_ART.point,
};

/** The mark of a card's class, in its corner. */
export const CLASS_ART: Record<CardClass, string> = {
  action: SYMBOLS.bolt,
  competition: SYMBOLS.swords,
  negation: GAIN_ART.cancel,
  investment: SYMBOLS.hourglass,
  event: "M12 2.500 21.500 12 12 21.500 2.500 12zM12 7.500v5.500M12 16v.5",
};

const PERSON =
  "M12 3.500a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 0 0 0-8.400z" +
  "M4 21c.8-5 3.800-7 8-7s7.200 2 8 7";
const HELMET = "M5 15c0-6 3-9 7-9s7 3 7 9v4h-5v-6l-2-2-2 2v6H5zM12 6V3M7 4c3-2.500 7-2.500 10 0";
const SHIP = "M3 14h18l-3 6H6zM12 14V3M12 4c4 1 6 4 6.500 8H12M12 6c-3 1-5 3-5.500 6H12";
const TEMPLE = SYMBOLS.temple;
const COINS = GAIN_ART.talent;
const WHEAT =
  "M12 22V7M12 7c-2-1.500-2-3.500 0-5.500 2 2 2 4 0 5.500z" +
  "M12 12c-3 .3-4.700-1-5-4 3-.3 4.700 1 5 4zM12 12c3 .3 4.700-1 5-4-3-.3-4.700 1-5 4z" +
  "M12 17c-3 .3-4.700-1-5-4 3-.3 4.700 1 5 4zM12 17c3 .3 4.700-1 5-4-3-.3-4.700 1-5 4z";
const WAVE = "M2 14c4-9 11-10 14-4 1 3-1 5-3 4s-1-4 2-4c5 0 7 6 7 10H2z";
const FLAME =
  "M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2.500-6.500C11 9 12 6 12 2z" +
  "M12 21c-2-1-2.500-4 0-7 2.500 3 2 6 0 7z";
const SCROLL =
  "M7 4h12v12M7 4a2.500 2.500 0 0 0-2.500 2.500V17H15v1.500a2.500 2.500 0 0 0 5 0V17" +
  "M8.500 8.500H15M8.500 12.500H13";
const EYE = SYMBOLS.eye;
const HORN = "M4 9c6 0 11-2 15-6v18c-4-4-9-6-15-6zM4 9v6M8 15l1 6h3l-1-5";
const CAMEL = "M3 20l2-8c1-4 3-4 4-1 1-4 4-4 5 0h3V6l3-1v2l-2 .5V14l-2 2v4M7 15v5M14 15v5";
const CRACK = "M12 2l-2 6 4 3-4 4 3 3-2 4M3 10h5M16 8h5M4 17h4M16 17h4";
const CROWN = "M4 18h16M4 18 3 7l5 5 4-8 4 8 5-5-1 11zM4 21h16";
const SWORD = "M18 3h3v3L10 17l-3-3zM6 13l5 5M8 16l-5 5M5 15l4 4";
const HOUSE = SYMBOLS.home;
const WALL = "M3 20V8h4v3h3V8h4v3h3V8h4v12zM3 15h18M9 15v5M15 15v5M6 11v4M12 11v4M18 11v4";
const HANDS = "M3 13l4-4 4 3 3-3 4 3 3-2M7 9V5M17 12V5M5 16l5 4 4-3 4 2";
const SKULL =
  "M5 11a7 7 0 0 1 14 0c0 3-1.500 4-2 5v3H7v-3c-.5-1-2-2-2-5zM9 11.500v.5M15 11.500v.5M11 15h2" +
  "M10 19v2M14 19v2";
const BOLT_CLOUD = "M6 14a4 4 0 0 1 .5-8A6 6 0 0 1 18 7a3.500 3.500 0 0 1 0 7M12 12l-3 5h4l-2 5";
const PLOW = "M3 8l9 6h9M12 14l-3 7-3-6M12 14l4-9M16 5h4";
const ROAD = "M9 3 4 21M15 3l5 18M12 4v3M12 10v3M12 16v4";
const ELEPHANT =
  "M4 19v-7c0-4 3-6 7-6 3 0 4 1 5 2 4 0 5 3 5 6v4M16 8c0 3 0 5-2 6M8 19v-4h5v4M4 19h4M13 19h2" +
  "M21 18c-2 0-3 1-3 2";
const HORSE = "M5 21c0-7 2-9 5-11L8 6l4 1c5 0 7 4 7 7l-2 2-4-2c0 3-1 4-1 7M13 9.500v.5";
const BOW = "M6 3c9 2 11 9 9 18M6 3l9 18M4 20 18 6M18 6h-4M18 6v4";
const STAR = "M12 2l2.500 7H22l-6 4.500 2.500 7.500L12 16.500 5.500 21 8 13.500 2 9h7.500z";
const HOURGLASS = GAIN_ART.stay;
const SCALES = "M12 3v17M7 20h10M5 6h14M5 6l-3 7h6zM19 6l-3 7h6z";
const BARBARIAN =
  "M5 21c0-5 2-8 7-8s7 3 7 8M12 13a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9z" +
  "M7.500 8C5 7 4 5 4 2c2 0 4 1 5 3M16.500 8C19 7 20 5 20 2c-2 0-4 1-5 3";
const BOOK = SYMBOLS.book;
const COMPASS = "M12 3v3M10 6h4l3 15M10 6 7 21M8.500 14h7M5 17c4 2 10 2 14 0";
const DAGGER = "M12 2l2 5v8h-4V7zM7 15h10M12 15v7";
const MASK =
  "M4 5c5 2 11 2 16 0 0 9-2 14-8 16C6 19 4 14 4 5zM8 10c1-1 2-1 3 0M13 10c1-1 2-1 3 0" +
  "M9 15c2 1.500 4 1.500 6 0";
const ARCHES =
  "M3 20V8h18v12M3 12h18M6 20v-4a2.500 2.500 0 0 1 5 0v4M13 20v-4a2.500 2.500 0 0 1 5 0v4" +
  "M3 8V5h18v3";
const JAR =
  "M9 3h6M10 3v3c-4 2-5 5-4 9 .7 3 2 5 3 6h6c1-1 2.300-3 3-6 1-4 0-7-4-9V3" +
  "M8 8C4 7 4 11 6.500 12M16 8c4-1 4 3 1.500 4";
const FISH = "M3 12c4-6 10-6 14 0-4 6-10 6-14 0zM17 12l4-4v8zM8 11v.5";
const GEM = "M7 4h10l4 6-9 11L3 10zM3 10h18M9 10l3 11 3-11M9 10l1.500-6M15 10l-1.500-6";
const SUN = SYMBOLS.sun;
const LOCUST =
  "M4 15c5-3 10-4 16-3-3 4-9 5-16 3zM20 12c1-2 0-4-1-5M14 11 9 4l-3 8M9 16l-3 5M13 16l2 5";
const VOLCANO =
  "M2 21l7-12h6l7 12zM9 9c0 3 1.500 3 1.500 5M12 6V2M8 6 6 3M16 6l2-3M15 9c0 2-1 2-1 4";
const CHAIN =
  "M10 14a4 4 0 0 1-6-5l2-2a4 4 0 0 1 6 0M14 10a4 4 0 0 1 6 5l-2 2a4 4 0 0 1-6 0M9 12h6";
const WREATH =
  "M12 21C6 20 3 16 4 8M12 21c6-1 9-5 8-13M4 8c2 0 3 1 3 3M5 13c2-.5 3 .5 3.500 2" +
  "M7.500 17c1.500-1.500 3-1 4 .5M20 8c-2 0-3 1-3 3M19 13c-2-.5-3 .5-3.500 2" +
  "M16.500 17c-1.500-1.500-3-1-4 .5";
const TENT = "M3 20 12 4l9 16zM12 4V2M9 20l3-7 3 7";

/** The picture of every card, by its name in the notation. */
export const CARD_ART: Record<string, string> = {
  earthquake: CRACK,
  volcano: VOLCANO,
  flood: WAVE,
  plague: SKULL,
  famine: JAR,
  strategos: HELMET,
  land_improvement: PLOW,
  drought: SUN,
  locusts: LOCUST,
  tidal_wave: WAVE,
  great_fire: FLAME,
  storm_at_sea: BOLT_CLOUD,
  heresy: MASK,
  religious_fervor: FLAME,
  pirates: SHIP,
  local_trade: SCALES,
  bumper_crop: WHEAT,
  golden_age: SUN,
  bad_omens: EYE,
  gold_mine: GEM,
  coinage: COINS,
  academy_of_science: TEMPLE,
  navigator: COMPASS,
  civil_war: SWORD,
  bread_and_circuses: ARCHES,
  heroic_saga: BOOK,
  improved_plow: PLOW,
  poet: SCROLL,
  irrigation: WAVE,
  aqueduct: ARCHES,
  amber_road: ROAD,
  captive_queen: CROWN,
  spice_route: CAMEL,
  desert_caravan: CAMEL,
  trade_fleet: SHIP,
  colony: HOUSE,
  migration: TENT,
  oracle_at_delphi: EYE,
  rebellion: FLAME,
  slave_revolt: CHAIN,
  assassination: DAGGER,
  usurper: CROWN,
  ambassador: SCROLL,
  lawgiver: SCALES,
  traitor: DAGGER,
  philosopher: PERSON,
  mathematician: COMPASS,
  architect: COMPASS,
  prophet: PERSON,
  merchant_prince: COINS,
  tyrant: CROWN,
  admiral: SHIP,
  warlord: HELMET,
  siege_engines: WALL,
  chariots: HORSE,
  composite_bows: BOW,
  iron_weapons: SWORD,
  phalanx: GAIN_ART.shield,
  war_elephants: ELEPHANT,
  cavalry: HORSE,
  armored_infantry: HELMET,
  city_walls: WALL,
  fire_ships: FLAME,
  mercenaries: COINS,
  ambush: BOW,
  false_prophet: MASK,
  physician: PERSON,
  divine_favor: STAR,
  evil_eye: EYE,
  informer: EYE,
  embargo: CHAIN,
  sacred_treaty: HANDS,
  fickle_fortune: STAR,
  boarding_bridges: SHIP,
  triremes: SHIP,
  shipyard: SHIP,
  fishing_fleets: FISH,
  great_harbor: SHIP,
  purple_dye: JAR,
  oil_and_wine: JAR,
  granary: WHEAT,
  paved_roads: ROAD,
  sea_route_to_britain: SHIP,
  tribute: COINS,
  tax_revolt: COINS,
  corruption: COINS,
  barbarian_raid: BARBARIAN,
  mercenary_revolt: SWORD,
  sands_of_time: HOURGLASS,
  restoration: TEMPLE,
  festival_of_the_gods: WREATH,
  pilgrimage: ROAD,
  blasphemy: MASK,
  warrior_queen: CROWN,
  blood_offering: DAGGER,
  mysteries: EYE,
  northern_barbarians: BARBARIAN,
  eastern_invaders: HORSE,
  saharan_raiders: CAMEL,
  sea_peoples: SHIP,
  breath_of_god: HORN,
  atlantis_rises: WAVE,
  omen_in_the_heavens: STAR,
};

/** The picture of every Wonder. */
export const WONDER_ART: Record<string, string> = {
  grand_temple: TEMPLE,
  grand_gardens:
    "M2 21h20M4 21v-5h16v5M7 16v-5h10v5M10 11V6h4v5M12 6V2M7 11c-2 0-3-1-3-3M17 11c2 0 3-1 3-3" +
    "M4 16c-1 0-2-1-2-2M20 16c1 0 2-1 2-2",
  stairway_to_heaven:
    "M2 21h20M4 21v-4h16v4M7 17v-4h10v4M9.500 13V9h5v4M11 9V5h2v4M12 5V2M11 21v-4M13 21v-4",
  great_pyramid: "M2 21 12 3l10 18zM12 3l3 18M8 10.500l6 0M5.500 15h8.500",
  great_palace: "M3 21V9h18v12zM3 9l2-4h14l2 4M7 21v-8M12 21v-8M17 21v-8M3 13h18",
  great_lighthouse:
    "M8 21l1.500-11h5L16 21zM6 21h12M9.500 10V6h5v4M11 6l1-3 1 3M4 6 2 5M4 8H2M20 6l2-1M20 8h2" +
    "M9 15h6",
  great_walls: WALL,
  great_library: "M4 4h4v17H4zM8 6h4v15H8zM13 5l4-1 4 16-4 1zM4 17h4M8 18h4",
  colossus:
    "M12 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 9h6l-1 6 3 6h-3l-2-5-2 5H7l3-6zM15 9l4-5M9 9l-3 4" +
    "M4 21h16",
  great_theatre:
    "M2 8c0 7 4 12 10 12s10-5 10-12M5.500 8c0 5 2.500 8 6.500 8s6.500-3 6.500-8" +
    "M9 8c0 2.500 1 4 3 4s3-1.500 3-4M2 8h7M15 8h7",
  mausoleum: "M4 21v-8h16v8zM6 13V9h12v4M8 9l4-6 4 6M8 21v-8M12 21v-8M16 21v-8M3 21h18",
  labyrinth: "M3 3h18v18H8M3 3v18h2V5M7 7h10v10h-6M7 7v14M11 11h2v2M11 11v6M19 5v14",
};

/** The emblem of every civilization. */
export const EMBLEMS: Record<string, string> = {
  carthaginians: "M12 2.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 11h16M4 11V8M20 11V8M12 11l7 10H5z",
  gauls: "M9 19a8 8 0 1 1 6 0M9 19a2 2 0 1 1-3-1M15 19a2 2 0 1 0 3-1",
  egyptians: "M12 11C8 9 8 3 12 3s4 6 0 8zM12 11v10M6 13h12",
  celt_iberians:
    "M12 12c0-5 5-8 8-4-3-1-5 1-5 3M12 12c4.500 2.500 4 8.500-1 8 2.500-2 1.500-4.500-.5-5.500" +
    "M12 12c-4.500 2.500-9-1-6.500-5.500.5 3 3 3.500 5 2.500",
  phoenicians: "M2 14h18l2-4-2 10H6zM12 14V3h6l-1 8M12 5l-5 6",
  mycenaeans: HELMET,
  trojans: "M4 21V8h3V4h3v3h4V4h3v4h3v13h-5v-6a3 3 0 0 0-6 0v6z",
  mauretanians: "M4 21 20 3M20 21 4 3M20 3h-4M20 3v4M4 3h4M4 3v4M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0",
  minoans:
    "M12 2v20M12 6C9 9 6 9 4 5c-2 4-2 7 0 11 2-4 5-4 8-1M12 6c3 3 6 3 8-1 2 4 2 7 0 11-2-4-5-4-8-1",
  romans: WREATH,
};

/** What stands on a stack: a camp, a settlement, a city; ships at sea. */
export const STANDING = {
  camp: "M-4 3 0-4 4 3z",
  settlement: "M-5 4v-4L0-5l5 5v4zM-1.500 4V1h3v3",
  city: "M-6 5v-9h3v2h1.500v-4h3v4h1.500v-2h3V5zM-1.500 5V2h3v3",
  ship: "M-5 2H5L3 5H-3zM0 2v-7L4 0H0",
  fleet: "M-6 2H6L4 5H-4zM-1 2v-7L-5 0h4M1 2v-6L5 0H1",
} as const;
