import { readFileSync } from 'node:fs'

/** `vitest.config.ts` lists the tags. */
export const hasTag = (
  file: string,
  tag: 'ci' | 'embedded' | 'machine' | 'night' | 'once' | 'slow',
) => readFileSync(file, 'utf8').includes(`@module-tag ${tag}`)
