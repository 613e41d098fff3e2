import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAskedQuestions, saveAnswers } from '@/lib/school-sites/pages/answer'
import { findSiteEditor } from '@/lib/school-sites/pages/editor'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite } from '@/lib/school-sites/publish'
import { buildSiteResponse, sendDraftPage } from '@/lib/school-sites/serving/site-response'
import { createSite } from '@/lib/school-sites/site/create'
import { findUnpublishedChanges } from '@/lib/school-sites/site/unpublished'
import { openInProcessDatabase } from '../support/in-process'
import { newSite } from '../support/school-sites'
import { newSchool, newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site.close())

let count = 0
async function startSite(template: 'residential' | 'senior' | 'kindergarten' = 'residential') {
  const school = await newSchool(site.db)
  const slug = `answers-${++count}-${process.pid}-town`
  await createSite(school.coordinator, { slug, template, language: 'en', design: 'side' })
  return { school, slug, coordinator: school.coordinator }
}

async function readQuestions(coordinator: { id: string }) {
  const editor = await findSiteEditor(coordinator)
  return listAskedQuestions(editor?.pages ?? [])
}

async function findQuestion(coordinator: { id: string }, text: string) {
  const found = (await readQuestions(coordinator)).find(({ question }) => question.startsWith(text))
  if (!found) throw new Error(`no question ${text}`)
  return { page: found.pageId, block: found.blockId, question: found.question }
}

const readPage = async (slug: string, path = '') => (await buildSiteResponse(slug, path)).response

describe('answers', () => {
  test('take the place of their questions, and visitors see nothing that is asked', async () => {
    const { coordinator, slug, school } = await startSite()
    const before = await readQuestions(coordinator)
    const wakeUp = await findQuestion(coordinator, 'Wake-up')
    const rooms = await findQuestion(coordinator, 'How many students share')
    await saveAnswers(coordinator, {
      answers: [
        { ...wakeUp, answer: '5:30 |\n 6:00' },
        { ...rooms, answer: 'Four.\n\nA teacher lives in each house.' },
        { ...(await findQuestion(coordinator, 'Breakfast')), answer: '  ' },
      ],
    })
    expect((await readQuestions(coordinator)).length).toBe(before.length - 2)
    await publishSite(coordinator)
    const { body } = await readPage(slug, 'hostel')
    expect(body).toContain('5:30 6:00')
    expect(body).toContain('A teacher lives in each house.')
    expect(body).not.toMatch(/Breakfast|Lights out|Food|[«»]/)
    const home = (await readPage(slug)).body
    expect(home).not.toMatch(/[«»]/)
    expect(home).toContain('class="side"')
    // Its page has questions only, so it is in the preview and not in the menu.
    expect(home).not.toContain(`/s/${slug}/about`)
    expect(await (await sendDraftPage(coordinator, 'about')).text()).toContain(
      'When did the school',
    )
    expect(await findUnpublishedChanges(school.id)).toBeNull()
  })

  test('of two people at once are both kept, and the first answer to one question stays', async () => {
    const { coordinator } = await startSite('senior')
    const labs = await findQuestion(coordinator, 'Which laboratories')
    const entrance = await findQuestion(coordinator, 'How does the school prepare')
    await Promise.all([
      saveAnswers(coordinator, { answers: [{ ...labs, answer: 'Physics and chemistry.' }] }),
      saveAnswers(coordinator, { answers: [{ ...entrance, answer: 'On Saturdays.' }] }),
    ])
    await saveAnswers(coordinator, { answers: [{ ...labs, answer: 'Another answer.' }] })
    const page = (await findSiteEditor(coordinator))?.pages.find(({ path }) => path === 'streams')
    const text = JSON.stringify(page?.blocks)
    expect(text).toContain('Physics and chemistry.')
    expect(text).toContain('On Saturdays.')
    expect(text).not.toContain('Another answer.')
    expect(page?.version).toBe(3)
  })

  test('to a question that another block asks change nothing', async () => {
    const { coordinator } = await startSite()
    const wakeUp = await findQuestion(coordinator, 'Wake-up')
    await saveAnswers(coordinator, { answers: [{ ...wakeUp, block: 'other', answer: '5:30' }] })
    expect(await findQuestion(coordinator, 'Wake-up')).toEqual(wakeUp)
  })

  test('that do not fit are refused as a whole', async () => {
    const { coordinator } = await startSite()
    const asked = [
      await findQuestion(coordinator, 'founded'),
      await findQuestion(coordinator, 'Wake-up'),
    ]
    const answers = asked.map((question) => ({ ...question, answer: 'x'.repeat(70) }))
    await expect(saveAnswers(coordinator, { answers })).rejects.toMatchObject({
      code: 'answerTooLong',
    })
    expect(await findQuestion(coordinator, 'Wake-up')).toBeDefined()
  })

  test('of others are refused', async () => {
    const { coordinator } = await startSite()
    const question = await findQuestion(coordinator, 'founded')
    const others = [await newUser(site.db), (await newSite(site.db)).coordinator]
    for (const other of others)
      await expect(
        saveAnswers(other, { answers: [{ ...question, answer: '1984' }] }),
      ).rejects.toMatchObject({ status: 404 })
  })
})

describe('publishing', () => {
  test('asks for words where a home page has nothing but questions', async () => {
    const { coordinator } = await startSite()
    const home = (await findSiteEditor(coordinator))?.pages[0]
    const blocks = [{ id: 'q', type: 'text' as const, text: '«What is your school?»' }]
    await savePage(coordinator, home?.id ?? '', { version: 1, title: 'Home', blocks })
    await expect(publishSite(coordinator)).rejects.toMatchObject({ code: 'siteNotReady' })
  })

  test('names the block as the editor counts it', async () => {
    const { coordinator } = await startSite('kindergarten')
    const home = (await findSiteEditor(coordinator))?.pages[0]
    const blocks = [
      { id: 'q', type: 'text' as const, text: '«What is your school?»' },
      { id: 'e', type: 'text' as const, text: '' },
    ]
    await savePage(coordinator, home?.id ?? '', { version: 1, title: 'Home', blocks })
    expect((await findSiteEditor(coordinator))?.faults).toMatchObject([
      { block: 2, fault: 'empty' },
    ])
  })
})

describe('before there is a website', () => {
  const look = (values: Record<string, string>) => new URLSearchParams(values)
  test('a coordinator sees every starting point with the own school, and nothing is stored', async () => {
    const { coordinator, name } = { ...(await newSchool(site.db)), name: 'Vidya Mandir' }
    const response = await sendDraftPage(
      coordinator,
      '',
      look({ template: 'senior', language: 'hi', design: 'bands', colour: '#8c1d40' }),
    )
    const html = await response.text()
    expect(html).toContain(name)
    expect(html).toContain('class="bands"')
    expect(html).toContain('--c:#8c1d40')
    expect(html).toContain('संकाय और विषय')
    expect(await findSiteEditor(coordinator)).toBeNull()
  })

  test.each<Record<string, string>>([
    { template: '../x', name: 'x'.repeat(500), language: 'xx' },
    {},
  ])('%j shows almost empty pages', async (values) => {
    const { coordinator } = await newSchool(site.db)
    const html = await (await sendDraftPage(coordinator, '', look({ ...values }))).text()
    expect(html).toContain('Vidya Mandir')
    expect(html).not.toMatch(/[«»]/)
  })

  test('everyone else sees nothing', async () => {
    await expect(
      sendDraftPage(await newUser(site.db), '', look({ template: 'day' })),
    ).rejects.toMatchObject({ status: 404 })
  })
})
