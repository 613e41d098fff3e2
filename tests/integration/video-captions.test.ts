import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files, items } from '@/db/schema'
import { completeLanguages } from '@/i18n/partial-languages'
import { attachFile } from '@/lib/content/item/attach'
import * as library from '@/lib/library/books'
import { nameCaptions, nameCaptionsFile } from '@/lib/library/videos'
import { getTeamItemFile } from '@/lib/team/item-file'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

const [member, subscriber] = [{ isSubscribed: false }, { isSubscribed: true }]
const locate = (captions: string) => ({ path: `content/videos/files/${captions}` })

describe.each(completeLanguages)('captions in %s', (language) => {
  const premiumFile = locate(nameCaptionsFile('left-on-the-copier.vtt', language))
  const premiumName = nameCaptions('ethics-case', language)

  test('of a premium video are for subscribers only', async () => {
    expect(await library.getCaptionsFile(null, premiumName)).toBeNull()
    expect(await library.getCaptionsFile(member, premiumName)).toBeNull()
    expect(await library.getCaptionsFile(subscriber, premiumName)).toEqual(premiumFile)
  })

  test('of a free video are for every user', async () => {
    const name = nameCaptions('circle-opening', language)
    expect(await library.getCaptionsFile(null, name)).toBeNull()
    expect(await library.getCaptionsFile(member, name)).toEqual(
      locate(nameCaptionsFile('ring-of-forty.vtt', language)),
    )
  })

  test('are in the preview of the team, also of a draft', async () => {
    await site.db.update(items).set({ state: 'draft' })
    expect(await getTeamItemFile('ethics-case', nameCaptions('captions', language))).toEqual({
      file: premiumFile,
      type: 'text/vtt; charset=utf-8',
    })
    await site.db.update(items).set({ state: 'published' })
  })
})

test('a locked card says the languages, but has no URL', async () => {
  const card = (await library.findVideoCards(member)).find(({ id }) => id === 'ethics-case')
  expect(card).toMatchObject({ player: null, extent: { languages: completeLanguages } })
  expect(JSON.stringify(card)).not.toContain('captions/')
})

test.each(['captions.xx', 'captions.en', 'captions.hi.hi', 'video.hi', 'poster.ta'])(
  'the team has no file %s',
  async (role) => {
    expect((await getTeamItemFile('ethics-case', role)).file).toBeNull()
  },
)

test('captions that the team uploads replace those of every language', async () => {
  const fileId = 'e'.repeat(64)
  await site.db
    .insert(files)
    .values({ id: fileId, kind: 'captions', type: 'text/vtt', bytes: 9, name: 'words.vtt' })
  const editor = await newUser(site.db)
  await attachFile(editor, 'ethics-case', 'captions', fileId)
  expect(await library.getCaptionsFile(subscriber, 'ethics-case')).toEqual({ fileId })
  expect((await getTeamItemFile('ethics-case', 'captions')).file).toEqual({ fileId })
  for (const language of ['hi', 'ta'] as const) {
    const name = nameCaptions('ethics-case', language)
    expect(await library.getCaptionsFile(subscriber, name)).toBeNull()
    const role = nameCaptions('captions', language)
    expect((await getTeamItemFile('ethics-case', role)).file).toBeNull()
  }
  const card = (await library.findVideoCards(member)).find(({ id }) => id === 'ethics-case')
  expect(card?.extent?.languages).toEqual(['en'])
})
