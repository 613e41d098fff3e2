import { printLine } from '@/base/cli'
import { startEmptyApp } from './empty-app'
import { startNginx } from './nginx'
import { startPostgres } from './postgres'
import { seedTeachers } from './seed'
import { startSite } from './site'

export const SMALL_TEACHER_COUNT = 1_000
/** Writing a million takes minutes. */
export const LARGE_TEACHER_COUNT = process.argv.includes('--quick') ? 100_000 : 1_000_000
/** As the names of comparisons show it. */
export const GROWTH = [LARGE_TEACHER_COUNT, SMALL_TEACHER_COUNT].map((count) =>
  count.toLocaleString('en'),
)

export const once = <T>(create: () => Promise<T>) => {
  let result: Promise<T> | undefined
  return () => {
    result ??= create()
    return result
  }
}

export const getPostgres = once(() => startPostgres())
const createSiteStarter = (teachers: number) => async () => {
  const name = `uns_${teachers}`
  const databaseUrl = await (await getPostgres()).create(name)
  const startedSite = await startSite({ name, databaseUrl })
  printLine(`Writing ${teachers.toLocaleString('en-IN')} teachers …`)
  await seedTeachers(databaseUrl, teachers)
  return { ...startedSite, databaseUrl }
}

export const getEmptyApp = once(startEmptyApp)
export const getSite = once(createSiteStarter(SMALL_TEACHER_COUNT))
export const getLargeSite = once(createSiteStarter(LARGE_TEACHER_COUNT))
export const getNginx = once(async () => {
  const { port, url } = await getSite()
  const page = await (await fetch(url)).text()
  return startNginx({ instances: [port, port], page })
})
