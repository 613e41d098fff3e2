import { ebooks } from '@/content/ebooks/catalogue'
import { sets, translatedWorks, works } from '@/content/toolkit/catalogue'
import { getLanguage } from '@/i18n/language'
import { toCompleteLanguage } from '@/i18n/partial-languages'
import { toolkitText } from '@/i18n/toolkit'
import { addLanguage } from '@/lib/language-paths'

/** What comes with the site has a link preview of its own, which shows its title; others share that of their kind. */

type Titled = { id: string; title: string }

export const findBookImage = ({ work: id, title }: { work: string; title: string }) =>
  hasTitle(ebooks, { id, title }) ? `/sharing/books/${id}.png` : undefined

export const findResourceImage = ({ id, title }: Titled) =>
  hasTitle(works, { id, title }) || hasTitle(translatedWorks, { id, title })
    ? `/sharing/resources/${id}.png`
    : undefined

/** In the language of the page. */
export const findThemeImage = ({ slug, label }: { slug: string; label: string }) =>
  sets.some(({ theme }) => theme === slug) && toolkitText().names[slug] === label
    ? `/sharing${addLanguage(`/themes/${slug}`, toCompleteLanguage(getLanguage()))}.png`
    : undefined

const hasTitle = (items: readonly Titled[], { id, title }: Titled) =>
  items.some((item) => item.id === id && item.title === title)
