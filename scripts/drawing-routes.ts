import { readdirSync } from 'node:fs'
import { followImports } from './imports'

const RENDER_POOL = 'lib/documents/render.ts'

/** Routes that may draw: their own answer, or a document that is attached to an email. */
export const listDrawingRoutes = (): string[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)(page\.tsx|route\.ts)$/.test(name))
    .filter((name) => followImports([`app/${name}`]).has(RENDER_POOL))
    .map(toTracePattern)

/** Next names a route by its file, without route groups. Its patterns would read brackets as a set of characters. */
const toTracePattern = (file: string) =>
  `/${file
    .replace(/\.tsx?$/, '')
    .replaceAll(/\([\w-]+\)\//g, '')
    .replaceAll(/\[[^\]]+\]/g, '*')}`
