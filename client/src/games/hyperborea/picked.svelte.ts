/** What is held in the hand before it is used: a cube, a figure's hex, or an effect of the pool. */
class Picked {
  /** The colour of the cube to be placed. */
  cube = $state("");
  /** The place whose figure is to move. */
  from = $state("");
  /** The effect to be spent. */
  effect = $state("");

  /** Put everything down. */
  clear(): void {
    this.cube = "";
    this.from = "";
    this.effect = "";
  }

  /** Put everything down; tells whether anything was held. */
  putDown(): boolean {
    const isHeld = Boolean(this.cube || this.effect || this.from);
    this.clear();
    return isHeld;
  }

  /** Take up a cube, or put it down again. */
  takeCube(colour: string): void {
    const wanted = this.cube === colour ? "" : colour;
    this.clear();
    this.cube = wanted;
  }

  /** Take up a figure, or put it down again. */
  takeFigure(place: string): void {
    const wanted = this.from === place ? "" : place;
    this.clear();
    this.from = wanted;
  }

  /** Look only at what an effect can be spent on, or at everything again. */
  takeEffect(effect: string): void {
    const wanted = this.effect === effect ? "" : effect;
    this.clear();
    this.effect = wanted;
  }
}

export const picked = new Picked();
