import 'server-only'
import { headers } from 'next/headers'
import { CHAPTER_PARAM } from '@/lib/routes'

/** The requested path and query. The middleware overwrites any value a client sends. */
export const REQUESTED_PATH_HEADER = 'x-requested-path'

/** Of a shared page, which reads no parameters: where a visitor goes on after the login. */
export async function getRequestedChapter(): Promise<string> {
  const path = (await headers()).get(REQUESTED_PATH_HEADER) ?? ''
  return new URLSearchParams(path.split('?')[1]).get(CHAPTER_PARAM) ?? ''
}
