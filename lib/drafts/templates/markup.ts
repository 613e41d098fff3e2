import 'server-only'

export const toHeading = (text: string) => `## ${text}`
export const toList = (items: string[]) => items.map((item) => `- ${item}`).join('\n')
/** One paragraph for each item. */
export const toNumbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`)
