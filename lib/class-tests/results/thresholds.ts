/**
 * How many students a figure needs. Below, one more student would change it by more than a teacher should read
 * into it; the page then says so instead of the figure.
 */
export const NEEDED = {
  /** One student then moves the share by at most a tenth. */
  difficulty: 10,
  /** A third is then five students, so that more than half of them are at least three. */
  suspectKey: 15,
  /** Thirds of eight: one student moves the difference by at most an eighth. */
  discrimination: 24,
  /** Fewer students or questions give a reliability that is mostly chance. */
  reliability: 20,
  reliabilityQuestions: 10,
  /** The spread of four marks says nothing. */
  spread: 5,
} as const
