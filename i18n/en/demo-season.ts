import { site } from '@/base/site'
import { list } from './list'

export type DemoSession = {
  kind: 'series' | 'workshop' | 'meeting'
  audience: 'person' | 'subscriber'
  host: string
  hostLine: string
  theme: string | null
  title: string
  summary: string
  subject?: string
  region?: string
  works: string[]
}

const team = { host: `The ${site.name} team`, hostLine: 'They plan and lead the sessions.' }
const weekly = { kind: 'series', audience: 'person', ...team } as const

/** The season that an embedded database begins with, to try things with. */
export const demoSeason = {
  word: 'sapling',
  weekly: list(
    {
      ...weekly,
      theme: 'social-impact',
      title: 'A survey of ten houses',
      summary:
        'How a class plans ten short interviews on its own street, carries them out politely, and turns what it hears into one action that it can finish.',
      works: list('social-impact-deck', 'social-impact-templates'),
    },
    {
      ...weekly,
      theme: 'youth-leadership',
      title: 'Hand over the assembly',
      summary:
        'Three weeks in which students take over the morning assembly step by step, with a card for each duty and a plan for the day when it goes wrong.',
      works: list('youth-leadership-deck', 'youth-leadership-rubrics'),
    },
    {
      ...weekly,
      theme: 'global-goals',
      title: 'Read the water meter',
      summary:
        'A week of meter readings, one sum a day, and a poster that tells the school where its water goes and which tap to mend first.',
      works: list('global-goals-deck', 'global-goals-templates'),
    },
    {
      ...weekly,
      theme: 'ethics-innovation',
      title: 'A camera in every classroom?',
      summary:
        'A debate in which every student speaks for each side before choosing one, with two cases and the words to disagree kindly.',
      works: list('ethics-innovation-deck', 'ethics-innovation-cards'),
    },
    {
      ...weekly,
      theme: 'social-impact',
      title: 'Who walks to school, and how safely',
      summary:
        'A map of the last five hundred metres, drawn by those who walk them, and a letter to the ward office that gets an answer.',
      works: list('social-impact-deck', 'social-impact-journal'),
    },
    {
      ...weekly,
      theme: 'youth-leadership',
      title: 'The lab is yours on Thursday',
      summary:
        'Students keep the lab for one afternoon a week: keys, lists, broken glass and all. What to agree on first, and what to let go.',
      works: list('youth-leadership-deck', 'youth-leadership-templates'),
    },
    {
      ...weekly,
      theme: 'global-goals',
      title: 'One lunch, five questions',
      summary:
        'What came to school in the tiffin box, from how far, and what was thrown away: a count that a class of sixty finishes in a period.',
      works: list('global-goals-deck', 'global-goals-cards'),
    },
  ),
  workshop: {
    kind: 'workshop',
    audience: 'subscriber',
    ...team,
    theme: 'ethics-innovation',
    title: 'One rubric, two readers: mark a project together',
    summary:
      'Mark one project with a colleague, compare, and mend the words that made you differ. You leave with a rubric of four levels, tried on a sample.',
    works: list('ethics-innovation-rubrics', 'social-impact-rubrics'),
  } as const,
  meetings: list(
    {
      kind: 'meeting',
      audience: 'person',
      ...team,
      theme: null,
      title: 'Science practicals without a lab',
      summary:
        'Science teachers of small schools show each other what they do with a torch, a glass of water and a bicycle pump.',
      subject: 'Science',
      region: 'Tamil Nadu and Kerala',
      works: list(),
    } as const,
    {
      kind: 'meeting',
      audience: 'subscriber',
      ...team,
      theme: null,
      title: 'Heads compare their substitution plans',
      summary:
        'Principals and coordinators bring the plan for a day with four teachers absent, and take a better one home.',
      subject: 'School leadership',
      region: 'Delhi and Uttar Pradesh',
      works: list(),
    } as const,
  ),
  now: {
    ...weekly,
    theme: 'social-impact',
    title: 'See how it works',
    summary:
      'A session to try things with: register, join, and find yourself on the list of those who were there. The meeting itself is not real.',
    works: list('social-impact-cards'),
  } as const,
}
