export const clock = {
  /** Each with the hour it starts at. Non-breaking spaces keep a time on one line. */
  partsOfDay:
    '0 रात\u00a0{}\u00a0बजे|4 सुबह\u00a0{}\u00a0बजे|12 दोपहर\u00a0{}\u00a0बजे|16 शाम\u00a0{}\u00a0बजे|20 रात\u00a0{}\u00a0बजे',
  /** Readers of Hindi are in India. */
  indian: '{}',
}
