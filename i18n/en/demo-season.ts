import { site } from '@/base/site'
import { list } from './common/list'

export type DemoSession = {
  kind: 'series' | 'workshop' | 'meeting'
  audience: 'user' | 'subscriber'
  host: string
  hostBio: string
  theme: string | null
  title: string
  summary: string
  subject?: string
  region?: string
  resourceIds: string[]
}

const team = { host: `The ${site.name} team`, hostBio: 'They plan and lead the sessions.' }
const weekly = { kind: 'series', audience: 'user', ...team } as const

/** Sample data of an embedded database. */
export const demoSeason = {
  attendanceCode: 'sapling',
  weekly: list(
    {
      ...weekly,
      theme: 'social-impact',
      title: 'A survey of ten houses',
      summary:
        'A class plans ten short interviews on its own street and carries them out politely. The answers lead to one action that it can finish.',
      resourceIds: list('social-impact-deck', 'social-impact-templates'),
    },
    {
      ...weekly,
      theme: 'youth-leadership',
      title: 'Hand over the assembly',
      summary:
        'In three weeks, students take over the morning assembly step by step. There is a card for each duty, and a plan for the day when it goes wrong.',
      resourceIds: list('youth-leadership-deck', 'youth-leadership-rubrics'),
    },
    {
      ...weekly,
      theme: 'global-goals',
      title: 'Read the water meter',
      summary:
        'A week of meter readings, with one sum a day. Then a poster shows the school where its water goes and which tap to repair first.',
      resourceIds: list('global-goals-deck', 'global-goals-templates'),
    },
    {
      ...weekly,
      theme: 'ethics-innovation',
      title: 'A camera in every classroom?',
      summary:
        'A debate in which every student speaks for each side before choosing one. With two cases, and phrases for polite disagreement.',
      resourceIds: list('ethics-innovation-deck', 'ethics-innovation-cards'),
    },
    {
      ...weekly,
      theme: 'social-impact',
      title: 'Who walks to school, and how safely',
      summary:
        'A map of the last 500 metres to school, drawn by the students who walk them. Then a letter to the ward office.',
      resourceIds: list('social-impact-deck', 'social-impact-journal'),
    },
    {
      ...weekly,
      theme: 'youth-leadership',
      title: 'The lab is yours on Thursday',
      summary:
        'Students run the lab for one afternoon a week: keys, lists and broken glass. What to agree on first, and what to leave to them.',
      resourceIds: list('youth-leadership-deck', 'youth-leadership-templates'),
    },
    {
      ...weekly,
      theme: 'global-goals',
      title: 'One lunch, five questions',
      summary:
        'What was in the tiffin box, how far it came, and what was thrown away. A class of sixty finishes the count in one period.',
      resourceIds: list('global-goals-deck', 'global-goals-cards'),
    },
  ),
  workshop: {
    kind: 'workshop',
    audience: 'subscriber',
    ...team,
    theme: 'ethics-innovation',
    title: 'One rubric, two readers: mark a project together',
    summary:
      'Mark one project with a colleague, compare your marks, and improve the words that made you differ. You leave with a tested rubric of four levels.',
    resourceIds: list('ethics-innovation-rubrics', 'social-impact-rubrics'),
  } as DemoSession,
  meetings: list(
    {
      kind: 'meeting',
      audience: 'user',
      ...team,
      theme: null,
      title: 'Science practicals without a lab',
      summary:
        'Science teachers of small schools show each other experiments with a torch, a glass of water and a bicycle pump.',
      subject: 'Science',
      region: 'Tamil Nadu and Kerala',
      resourceIds: list(),
    } as DemoSession,
    {
      kind: 'meeting',
      audience: 'subscriber',
      ...team,
      theme: null,
      title: 'Heads compare their substitution plans',
      summary:
        'Principals and coordinators compare their plans for a day with four teachers absent, and leave with a better one.',
      subject: 'School leadership',
      region: 'Delhi and Uttar Pradesh',
      resourceIds: list(),
    } as DemoSession,
  ),
  now: {
    ...weekly,
    theme: 'social-impact',
    title: 'Try a session',
    summary:
      'A session for trying things out: register, join, and see your attendance recorded. The meeting itself is not real.',
    resourceIds: list('social-impact-cards'),
  } as DemoSession,
}
