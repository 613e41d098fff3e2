import { readdirSync, readFileSync } from 'node:fs'
import type { HeadingFont } from './heading-fonts'

/** Every word of the site in this language, and the forms of single letters. */
export function listWords({ language, script, letters, consonants, forms }: HeadingFont): string[] {
  const pattern = new RegExp(String.raw`[\p{Script=${script}}\u200c\u200d]+`, 'gu')
  const words = listSources(language).flatMap(
    (file) => readFileSync(file, 'utf8').match(pattern) ?? [],
  )
  const syllables = [...new Intl.Segmenter(language).segment(letters)].map(({ segment }) => segment)
  return [...new Set([...words, ...syllables, ...[...consonants].flatMap(forms)])].sort()
}

const listSources = (language: string): string[] =>
  ['i18n', 'content']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts') && file.includes(`/${language}/`))
    .sort()
