/**
 * What may be done in one piece, in steps of a pattern on a sign of the text: about ten milliseconds.
 * Measured with re2js on one busy core, which makes some 40 million steps a second.
 */
export const PIECE_WORK = 400_000;

/** What it takes to fold one sign of a text. */
export const FOLD_WORK = 40;

/** Lets everything that waits in this process have its turn. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Counts the work of a long calculation and lets others have their turn after each piece. */
export class Pieces {
  private left = PIECE_WORK;
  /** How often others had their turn. */
  turns = 0;

  /** Says how much is done next. */
  async spend(work: number): Promise<void> {
    if (work > this.left && this.left < PIECE_WORK) {
      await turn();
      this.turns += 1;
      this.left = PIECE_WORK;
    }
    this.left -= work;
  }
}
