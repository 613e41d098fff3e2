/** What boards ask of each hour of training. Separate from the schemas, so that pages can list them. */

export const PROVIDER_CLASSES = ['government', 'in-house', 'other'] as const
export type ProviderClass = (typeof PROVIDER_CLASSES)[number]

/** UNS never counts its own sessions as training by CBSE or a government institute. */
export const SESSION_PROVIDER_CLASSES = ['other', 'in-house'] as const

export const TRAINING_MODES = ['online', 'in-person', 'blended'] as const
export type TrainingMode = (typeof TRAINING_MODES)[number]

/** Documents of the training file, in the order that most boards ask for. */
export const ARCHIVE_PARTS = ['letter', 'calendar', 'staff', 'certificates', 'summary'] as const
export type ArchivePart = (typeof ARCHIVE_PARTS)[number]

/** The domains of the National Professional Standards for Teachers. */
export const STANDARD_DOMAINS = ['values', 'practice', 'growth'] as const
export type StandardDomain = (typeof STANDARD_DOMAINS)[number]

/** Two decimals show every quarter of an hour: `0.75`. */
export const toHours = (minutes: number) => Math.round((minutes / 60) * 100) / 100
