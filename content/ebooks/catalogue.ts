import 'server-only'

export type Book = {
  id: string
  title: string
  author: string
  /** Drawing in public/pictures/books. */
  cover: string
  description: string
  category: string
  isPremium: boolean
  pages: number
  /** PDF in content/ebooks/files, created by `npm run studio -- books` from content/ebooks/<id>.md. */
  file: string
  /** In content/ebooks/texts. Without it, the reader shows page images only. */
  text?: string
}

const author = 'UNS editorial team'

export const ebooks: readonly Book[] = [
  {
    id: 'sdg-starters',
    title: 'Lesson Starters on the Global Goals',
    author,
    cover: 'sdg-starters.svg',
    description:
      'Seventeen five-minute openings, one for each Global Goal and each tied to a chapter you teach anyway. They need a board, a piece of chalk and one good question.',
    category: 'Global Goals',
    isPremium: false,
    pages: 30,
    file: 'lesson-starters-on-the-global-goals.pdf',
    text: 'sdg-starters.json',
  },
  {
    id: 'reflection-circle',
    title: 'Running a Reflection Circle',
    author,
    cover: 'reflection-circle.svg',
    description:
      'How to seat a class of forty-five so that everyone is heard within one period. With eight circles ready to use, cards to copy, and what to do when it gets difficult.',
    category: 'Reflection',
    isPremium: false,
    pages: 28,
    file: 'running-a-reflection-circle.pdf',
    text: 'reflection-circle.json',
  },
  {
    id: 'rubrics',
    title: 'Rubrics That Students Understand',
    author,
    cover: 'rubrics.svg',
    description:
      'How to write levels in words that students can use on their own work, and how to mark. With ten rubrics ready to copy.',
    category: 'Assessment',
    isPremium: true,
    pages: 31,
    file: 'rubrics-that-students-understand.pdf',
    text: 'rubrics.json',
  },
  {
    id: 'ethics-cases',
    title: 'Twelve Ethics Cases for the Classroom',
    author,
    cover: 'ethics-cases.svg',
    description:
      'Twelve situations from school and neighbourhood in which decent people disagree. Each has its questions in order, both sides put equally well and a closing task.',
    category: 'Ethics',
    isPremium: true,
    pages: 37,
    file: 'twelve-ethics-cases-for-the-classroom.pdf',
    text: 'ethics-cases.json',
  },
  {
    id: 'youth-leadership',
    title: 'Youth Leadership Projects, Term by Term',
    author,
    cover: 'youth-leadership.svg',
    description:
      'Six projects that students run themselves, two in each term. Each has a week-by-week plan, roles, a budget, risks and a script for the first difficult conversation.',
    category: 'Leadership',
    isPremium: true,
    pages: 31,
    file: 'youth-leadership-projects-term-by-term.pdf',
    text: 'youth-leadership.json',
  },
  {
    id: 'innovation-lab',
    title: 'The Low-Cost Innovation Lab',
    author,
    cover: 'innovation-lab.svg',
    description:
      'How to turn a cupboard, a bench and a scrap box into a place to build and test things. With a shopping list under ₹4,000, safety rules and ten builds.',
    category: 'Innovation',
    isPremium: true,
    pages: 35,
    file: 'the-low-cost-innovation-lab.pdf',
    text: 'innovation-lab.json',
  },
]
