import { works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'

export type Choice = { value: string; label: string }
export type Choices = { works: Choice[]; films: Choice[] }

/** What the form offers of the toolkit and of our films. */
export const choicesOfForm = (): Choices => ({
  works: works.map(({ id, title }) => ({ value: id, label: title })),
  films: videos.map(({ id, title }) => ({ value: id, label: title })),
})
