import { site } from '@/base/site'
import type { Language } from '../languages'
import { list } from './common/list'

export type DemoSession = {
  kind: 'series' | 'workshop' | 'meeting'
  audience: 'user' | 'subscriber'
  host: string
  hostBio: string
  theme: string | null
  title: string
  summary: string
  takeaway?: string
  preparation?: string
  language?: Language
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
      takeaway: 'A plan for ten interviews, and a sheet for the answers.',
      preparation: 'Think of one question about your own street.',
      resourceIds: list('social-impact-deck', 'social-impact-templates'),
    },
    {
      ...weekly,
      theme: 'youth-leadership',
      title: 'Hand over the assembly',
      summary:
        'In three weeks, students take over the morning assembly step by step. There is a card for each duty, and a plan for the day when it goes wrong.',
      takeaway: 'A plan for three weeks, with a card for each duty.',
      preparation: 'Write down what happens in your assembly, minute by minute.',
      resourceIds: list('youth-leadership-deck', 'youth-leadership-rubrics'),
    },
    {
      ...weekly,
      theme: 'global-goals',
      title: 'Read the water meter',
      summary:
        'A week of meter readings, with one sum a day. Then a poster shows the school where its water goes and which tap to repair first.',
      takeaway: 'A week of sums, and a poster that shows where the water goes.',
      preparation: 'Find out where your school’s water meter is.',
      resourceIds: list('global-goals-deck', 'global-goals-templates'),
    },
    {
      ...weekly,
      theme: 'ethics-innovation',
      title: 'A camera in every classroom?',
      summary:
        'A debate in which every student speaks for each side before choosing one. With two cases, and phrases for polite disagreement.',
      takeaway: 'Two cases for a debate, and phrases for polite disagreement.',
      preparation: 'Have paper and a pencil ready.',
      resourceIds: list('ethics-innovation-deck', 'ethics-innovation-cards'),
    },
    {
      ...weekly,
      theme: 'social-impact',
      title: 'Who walks to school, and how safely',
      summary:
        'A map of the last 500 metres to school, drawn by the students who walk them. Then a letter to the ward office.',
      takeaway: 'A map lesson for Monday, and a letter to the ward office to copy.',
      preparation: 'Bring a phone and the name of one street near your school.',
      resourceIds: list('social-impact-deck', 'social-impact-journal'),
    },
    {
      ...weekly,
      theme: 'youth-leadership',
      title: 'The lab is yours on Thursday',
      summary:
        'Students run the lab for one afternoon a week: keys, lists and broken glass. What to agree on first, and what to leave to them.',
      takeaway: 'A list of lab duties, and a first agreement with your students.',
      preparation: 'Count what your lab has: benches, taps and keys.',
      resourceIds: list('youth-leadership-deck', 'youth-leadership-templates'),
    },
    {
      ...weekly,
      theme: 'global-goals',
      title: 'One lunch, five questions',
      summary:
        'What was in the tiffin box, how far it came, and what was thrown away. A class of sixty finishes the count in one period.',
      takeaway: 'A count sheet that a class of sixty finishes in one period.',
      preparation: 'Look at one tiffin box before the session.',
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
    takeaway: 'A rubric with four levels that two teachers have tested.',
    preparation: 'Bring one project of a student, without the name.',
    resourceIds: list('ethics-innovation-rubrics', 'social-impact-rubrics'),
  } as DemoSession,
  meetings: list(
    {
      kind: 'meeting',
      audience: 'user',
      ...team,
      theme: null,
      language: 'ta',
      title: 'ஆய்வகம் இல்லாமல் அறிவியல் செய்முறைகள்',
      summary:
        'சிறிய பள்ளிகளின் அறிவியல் ஆசிரியர்கள் கைவிளக்கு, ஒரு குவளைத் தண்ணீர், மிதிவண்டிப் பம்பு ஆகியவற்றைக் கொண்டு செய்யும் சோதனைகளை ஒருவருக்கொருவர் காட்டுகிறார்கள்.',
      takeaway: 'அடுத்த வாரமே வகுப்பில் செய்யக்கூடிய மூன்று சோதனைகள்.',
      preparation: 'ஒரு கைவிளக்கும் ஒரு குவளைத் தண்ணீரும் அருகில் வையுங்கள்.',
      subject: 'Science',
      region: 'Tamil Nadu and Kerala',
      resourceIds: list(),
    } as DemoSession,
    {
      kind: 'meeting',
      audience: 'subscriber',
      ...team,
      theme: null,
      language: 'hi',
      title: 'चार शिक्षक छुट्टी पर हों, तो कक्षाएँ कौन ले?',
      summary:
        'चार शिक्षक न आएँ, तो? प्रधानाचार्य और समन्वयक ऐसे दिन की योजनाएँ मिलाकर देखते हैं और बेहतर योजना बनाते हैं।',
      takeaway: 'अपने स्कूल के लिए एक पन्ने की बदली योजना।',
      preparation: 'अपने स्कूल की समय सारिणी साथ रखें।',
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
