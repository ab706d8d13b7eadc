import { describe, expectTypeOf, it } from "vitest";

import type * as hyperborea from "./hyperborea";
import type * as innerSea from "./inner_sea";
import type { Figure, GameModule } from "./module";
import type * as plain from "./plain";
import type * as tempus from "./tempus";
import type * as ages from "./through_the_ages";

/** What the table asks of a game whose figures are read from such a view. */
type Asked<M extends { figures: (view: never, seat: number) => Figure[] }> = GameModule<
  Parameters<M["figures"]>[0]
>;

describe("the index of every game", () => {
  it("exports what the table asks for, as the check of types sees", () => {
    expectTypeOf<typeof hyperborea>().toExtend<Asked<typeof hyperborea>>();
    expectTypeOf<typeof innerSea>().toExtend<Asked<typeof innerSea>>();
    expectTypeOf<typeof plain>().toExtend<Asked<typeof plain>>();
    expectTypeOf<typeof tempus>().toExtend<Asked<typeof tempus>>();
    expectTypeOf<typeof ages>().toExtend<Asked<typeof ages>>();
  });
});
