import { say } from '@/base/say'
import { startEmptyApp } from './empty-app'
import { startNginx } from './nginx'
import { startPostgres } from './postgres'
import { seedTeachers } from './seed'
import { startSite } from './site'

/** What is measured, each started when it is first asked for. */

export const FEW = 1_000
export const MANY = 1_000_000

export const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

export const postgres = once(() => startPostgres())
const siteWith = (teachers: number) => async () => {
  const name = `uns_${teachers}`
  const databaseUrl = await (await postgres()).create(name)
  const site = await startSite({ name, databaseUrl })
  say(`Writing ${teachers.toLocaleString('en-IN')} teachers …`)
  await seedTeachers(databaseUrl, teachers)
  return { ...site, databaseUrl }
}

export const emptyApp = once(startEmptyApp)
export const site = once(siteWith(FEW))
export const fullSite = once(siteWith(MANY))
export const front = once(async () => {
  const { port, url } = await site()
  const page = await (await fetch(url)).text()
  return startNginx({ instances: [port, port], page })
})
