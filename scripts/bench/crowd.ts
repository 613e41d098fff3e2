import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { cleanEnvironment } from '../programs'
import { cores } from './machine'
import { own, SECRET } from './site'
import { work } from './started'
import type { Plan, Told } from './teachers'

/** The teachers from outside: their cookies, what a first visit fetches, and sending them in. */

const run = promisify(execFile)

/** A file with a line of cookies for each teacher from the first on. */
export async function makeCookies(teachers: number): Promise<string> {
  const file = path.join(work, `cookies-${teachers}`)
  const [program = '', ...args] = own('cookies', [file, teachers])
  await run(program, args, { env: { ...cleanEnvironment(), ...SECRET } })
  return file
}

export const cookiesIn = (file: string) => readFileSync(file, 'utf8').split('\n')

/** Every file of the site's own that a browser fetches with this page. */
export async function firstLook(url: string, cookies: string): Promise<string[]> {
  const response = await fetch(url, { headers: { cookie: cookiesIn(cookies)[0] ?? '' } })
  const html = await response.text()
  const markup = html.replace(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '')
  const tags = markup.match(/<(?:link|script|img)\s[^>]*>/g) ?? []
  const fetched = tags.filter((tag) => !/\snomodule|rel="(?:canonical|alternate)"/i.test(tag))
  const files = fetched.flatMap((tag) => /\s(?:href|src)="(\/[^"]*)"/.exec(tag)?.[1] ?? [])
  if (!response.ok || files.length === 0) throw new Error(`${url}: ${response.status}, no files`)
  return [...new Set(files.map((file) => file.replaceAll('&amp;', '&')))]
}

export async function send(plan: Plan): Promise<Told> {
  const file = path.join(work, 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  const [program = '', ...args] = own('teachers', [file], cores.two)
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}
