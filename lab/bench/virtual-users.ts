import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { createCleanEnvironment } from '@/scripts/programs'
import { cores } from './machine'
import { workFolder } from './processes'
import { createBenchCommand, SECRET_ENV } from './site'
import type { VisitLoadPlan, VisitLoadResult } from './visit-load'

const execFileAsync = promisify(execFile)

export async function writeCookieFile(teachers: number): Promise<string> {
  const file = path.join(workFolder, `cookies-${teachers}`)
  const [program = '', ...args] = createBenchCommand('cookies', [file, teachers])
  await execFileAsync(program, args, { env: { ...createCleanEnvironment(), ...SECRET_ENV } })
  return file
}

export const readCookieFile = (file: string) => readFileSync(file, 'utf8').split('\n')

export async function listPageFiles(url: string, cookieFile: string): Promise<string[]> {
  const response = await fetch(url, { headers: { cookie: readCookieFile(cookieFile)[0] ?? '' } })
  const html = await response.text()
  const markup = html.replace(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '')
  const tags = markup.match(/<(?:link|script|img)\s[^>]*>/g) ?? []
  const fetchedTags = tags.filter((tag) => !/\snomodule|rel="(?:canonical|alternate)"/i.test(tag))
  const files = fetchedTags.flatMap((tag) => /\s(?:href|src)="(\/[^"]*)"/.exec(tag)?.[1] ?? [])
  if (!response.ok || files.length === 0) throw new Error(`${url}: ${response.status}, no files`)
  return [...new Set(files.map((file) => file.replaceAll('&amp;', '&')))]
}

export async function runVisits(plan: VisitLoadPlan): Promise<VisitLoadResult> {
  const file = path.join(workFolder, 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  const [program = '', ...args] = createBenchCommand('visit-load', [file], cores.two)
  const { stdout } = await execFileAsync(program, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}
