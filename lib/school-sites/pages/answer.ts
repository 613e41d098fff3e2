import 'server-only'
import { createHash } from 'node:crypto'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { lockOwnSite } from '../access'
import type { SiteAnswer } from '../answer-schema'
import { answerQuestions, listBlockQuestions, type SiteQuestion } from '../questions'
import { type SiteBlock, siteBlocks } from '../schema'
import type { EditorPage } from './editor'
import { requireOwnPage, storeVersion } from './save'

export type AskedQuestion = SiteQuestion & {
  /** The same while it is not answered, whatever else is. */
  id: string
  pageId: string
  pageTitle: string
}

/** In the order of the pages. */
export const listAskedQuestions = (pages: EditorPage[]): AskedQuestion[] =>
  pages
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap(({ id: pageId, title: pageTitle, blocks }) =>
      listBlockQuestions(blocks).map((asked) => ({
        ...{ id: toQuestionId(pageId, asked), pageId, pageTitle },
        ...asked,
      })),
    )

const toQuestionId = (pageId: string, { blockId, question }: SiteQuestion) =>
  `q${createHash('sha256').update(`${pageId} ${blockId} ${question}`).digest('hex').slice(0, 16)}`

/**
 * Each answer takes the place of its question, in a new version of its page. One whose question is no longer
 * there changes nothing: a colleague has answered it.
 */
export async function saveAnswers(
  viewer: { id: string },
  { answers }: { answers: SiteAnswer[] },
): Promise<void> {
  const given = answers.filter(({ answer }) => answer.trim())
  const db = await database()
  await db.transaction(async (tx) => {
    await lockOwnSite(tx, viewer.id)
    // In one order, so that two colleagues at once take turns.
    for (const pageId of [...new Set(given.map(({ page }) => page))].sort()) {
      const page = await requireOwnPage(tx, viewer, pageId)
      const stored = siteBlocks.parse(page.blocks)
      const ofPage = given.filter((answer) => answer.page === pageId)
      const blocks = siteBlocks.safeParse(stored.map((block) => fillIn(block, ofPage)))
      if (!blocks.success) throw new AppError('conflict', 'answerTooLong')
      if (JSON.stringify(blocks.data) !== JSON.stringify(stored))
        await storeVersion(tx, viewer, page, { title: page.title, blocks: blocks.data })
    }
  })
}

function fillIn(block: SiteBlock, answers: SiteAnswer[]) {
  const asked = listBlockQuestions([block])
  const found = answers.flatMap(({ block: id, question, answer }) => {
    const own = asked.find((candidate) => candidate.question === question)
    if (id !== block.id || !own) return []
    return [[question, own.isLine ? toLine(answer) : answer.trim()] as const]
  })
  return found.length > 0 ? answerQuestions(block, new Map(found)) : block
}

/** A bar or a new line would begin another cell. */
const toLine = (answer: string) => answer.replace(/[\s|]+/g, ' ').trim()
