import type { FormSet } from '../types'

export const templates: FormSet = {
  title: 'Keys on Paper',
  subtitle: 'Eight forms for a class duty chart',
  about:
    'Eight one-page forms for a duty chart, from the first talk with a colleague to the report after twelve weeks. Copy them as they are, or edit the DOCX and print it in the languages of your class.',
  grades: '6 to 12',
  forms: [
    {
      title: 'Plan of twelve weeks',
      who: 'You',
      when: 'The week before',
      minutes: 15,
      blocks: [
        {
          is: 'fields',
          rows: [
            [
              { label: 'Class' },
              { label: 'Students' },
              { label: '÷ school weeks' },
              { label: '= keys, rounded up', width: 1.4 },
            ],
          ],
        },
        {
          is: 'table',
          head: ['Week', 'The class', 'You do', 'You stop', 'Done when'],
          widths: [0.72, 1.65, 1.55, 1.25, 1.3],
          rows: [
            [
              '**Before**',
              'Slides 1 to 8. Jobs become keys; lots are drawn.',
              'Ask the owners of the rooms (form 3)',
              'Naming monitors',
              'The chart is up, in ink',
            ],
            [
              '**1**',
              'Slides 9 to 14. First holders get five lines from the old monitors.',
              'Stand at the back, hand up like everyone',
              'Saying “Sshh”',
              'Each key has its five lines',
            ],
            [
              '**2, 3**',
              'Three for each key: look on, hold, stand by.',
              '“What do your lines say? Who have you asked? Tell me on Saturday.”',
              'Answering for the holder',
              'Saturday takes ten minutes',
            ],
            [
              '**4 to 8**',
              'Keys run. Rubric 5 after weeks 4 and 8.',
              'See who has not been heard yet',
              'Giving reminders',
              'A day went well without you',
            ],
            [
              '**9 to 11**',
              'Spare turns for those who were ill.',
              'Come on Saturdays only',
              'Rescuing what can be mended',
              'Each roll number has a tick',
            ],
            [
              '**12**',
              'Report (form 8). All five-line sheets are sewn into one book.',
              'Take the report to the head together',
              'Planning next term alone',
              'The book is in next year’s almirah',
            ],
          ],
        },
        { is: 'heading', text: 'Where it fits in the timetable' },
        {
          is: 'list',
          mark: 'tick',
          items: [
            '**Mathematics, Class 6:** “Prime Time” in Ganita Prakash (48 = 4 × 12, but 47?). “Data Handling and Presentation” for the keys’ numbers.',
            '**Social Science, Class 10:** “Power-sharing” in Democratic Politics II. Is our chart shared for prudential reasons or for moral ones?',
            '**Business Studies, Class 12:** “Organising”. Authority, responsibility, accountability: which of them goes round with the key, and which stays with you?',
            '**Languages:** instructions in five lines; minutes of Saturday; a briefing in two languages.',
            '**CBSE** names leadership and initiative among the life skills in “21st Century Skills: A Handbook”. Journal and rubrics are the evidence.',
          ],
        },
        { is: 'lines', label: 'What I will not hand over here, and why', lines: 2 },
      ],
    },
    {
      title: 'Duty chart: who holds which key',
      who: 'The class, by lot',
      when: 'Period 1; hangs for twelve weeks',
      minutes: 20,
      blocks: [
        {
          is: 'fields',
          rows: [[{ label: 'Class' }, { label: 'Drawn on' }, { label: 'Two witnesses', width: 2 }]],
        },
        {
          is: 'table',
          head: ['Week from', 'Key 1', 'Key 2', 'Key 3', 'Key 4', 'Key 5'],
          widths: [1.1, 1, 1, 1, 1, 1],
          rows: [
            ['_As in 8-B_', '_Assembly_', '_Lab_', '_Library_', '_Meal line_', '–'],
            ['**Our keys**', '', '', '', '', ''],
            ['1.', '', '', '', '', ''],
            ['2.', '', '', '', '', ''],
            ['3.', '', '', '', '', ''],
            ['4.', '', '', '', '', ''],
            ['5.', '', '', '', '', ''],
            ['6.', '', '', '', '', ''],
            ['7.', '', '', '', '', ''],
            ['8.', '', '', '', '', ''],
            ['9.', '', '', '', '', ''],
            ['10.', '', '', '', '', ''],
            ['11.', '', '', '', '', ''],
            ['12.', '', '', '', '', ''],
          ],
          height: 10.5,
        },
        {
          is: 'aside',
          label: 'How to read it.',
          text: 'A roll number in each square, in ink. In your week the number **above** you stands by and the number **below** you looks on. A tick beside the number on Saturday: held and handed on.',
        },
        {
          is: 'list',
          mark: 'number',
          items: [
            'Nobody holds twice before all have held once. Five keys and twelve weeks are enough for sixty.',
            'One swap each, for any reason; both numbers are crossed out and written again. Nobody asks why.',
            'If you are ill, the one who stands by holds, and you take a free square.',
            'Two may hold one key together, both numbers in one square.',
          ],
        },
      ],
    },
    {
      title: 'Key sheet: agreed before it goes round',
      who: 'You and the owner of the room',
      when: 'Before week 1, one sheet a key',
      minutes: 10,
      blocks: [
        {
          is: 'aside',
          label: 'Say this first.',
          text: '“May one student of Class ______ open your almirah each day, a different student each week? You say what they may touch. If it gives you more work than it takes away, we stop.”',
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'Name of the key' }, { label: 'Room, shelf, tap' }],
            [{ label: 'Who it opens for', width: 2 }, { label: 'Days' }, { label: 'From … to …' }],
            [
              { label: 'The iron key stays with', width: 1.4 },
              { label: 'and, when that person is away, with', width: 1.6 },
            ],
          ],
        },
        {
          is: 'table',
          head: ['Students may', 'Only with an adult', 'Never'],
          rows: [
            [
              '_Carry trays 1 to 7 to the tables, count the mirrors back_',
              '_The inner shelf; anything that is broken_',
              '_Glass, acid, burners, gas taps, plug points_',
            ],
            ['', '', ''],
          ],
          height: 24,
        },
        {
          is: 'table',
          head: ['The number of this key, with its unit', 'Day 1', 'Day 2', 'Day 3', 'Mean'],
          widths: [2.6, 0.7, 0.7, 0.7, 0.7],
          rows: [
            ['_Lab, 8-B: minutes until seven groups work_', '_15_', '_12_', '_15_', '_14_'],
            ['Ours, on three days **before** week 1:', '', '', '', ''],
          ],
          height: 10,
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'No road, gate, wires, fire, acid, height or hot food.',
            'No money, marks, phones or private papers.',
            'It is never used to punish, search or list anyone.',
            'It can be done with a stammer, from a wheelchair, in any language of the class. If not, we change the job, not the child.',
            'A student who comes by the late bus can hold it too.',
          ],
        },
        { is: 'lines', label: 'What the owner of the room would like us to know', lines: 3 },
        {
          is: 'fields',
          rows: [
            [{ label: 'Owner of the room' }, { label: 'Class teacher' }],
            [
              { label: 'Two students who looked at it with us', width: 2 },
              { label: 'We talk again on' },
            ],
          ],
        },
      ],
    },
    {
      title: 'Five lines for the next holder',
      who: 'The holder',
      when: 'Friday; handed over on Saturday',
      minutes: 10,
      blocks: [
        {
          is: 'fields',
          rows: [
            [
              { label: 'Key', width: 1.6 },
              { label: 'Week' },
              { label: 'From', width: 1.6 },
              { label: 'To', width: 1.6 },
            ],
          ],
        },
        {
          is: 'table',
          head: ['Line', 'Kavya’s lab key, second try', 'Mine'],
          widths: [1, 1.75, 2.5],
          rows: [
            [
              '**Done** How you see that it is finished',
              '_Seven trays on the table, two mirrors on each, before 10:42. Back in the almirah: count fourteen._',
              '',
            ],
            [
              '**When** Days, first and last minute',
              '_Mon, Wed, Fri. Out 10:35 to 10:42, back at 11:10. Leave your own seat at the first bell._',
              '',
            ],
            [
              '**Where** Things, and the person to ask',
              '_Almirah 2, behind the charts. Ramesh-ji opens it; he is in the office until 10:30._',
              '',
            ],
            [
              '**Trouble** What went wrong, what helped',
              '_All groups ran at once: 15 minutes. “Faster, faster” did not help. One from each group, row by row: 9._',
              '',
            ],
            [
              '**Stop** When to leave it and fetch someone',
              '_A mirror breaks: hands off, all two steps back, one fetches sir from 9-A._',
              '',
            ],
          ],
          height: 30,
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'There is a number, a place or a minute in every line.',
            'The next holder has said the lines back to me, in their own words.',
            'We have done it once together: they did it, I watched.',
          ],
        },
        {
          is: 'lines',
          label: 'They asked me something that my lines did not answer. I have added:',
          lines: 2,
        },
      ],
    },
    {
      title: 'Week sheet of the holder',
      who: 'The holder',
      when: 'Two minutes a day',
      minutes: 12,
      named: true,
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'Key' }, { label: 'What we count (unit)', width: 2 }],
            [{ label: 'Who stands by' }, { label: 'Who looks on' }],
          ],
        },
        {
          is: 'table',
          head: [
            'Day',
            'Number',
            'What opened, and who for',
            'Who helped, with what',
            'Stuck? Who I asked',
          ],
          widths: [0.55, 0.7, 1.6, 1.5, 1.5],
          rows: [
            ['_Kavya_', '_12_', '_Trays for 7 groups_', '_Row 4 counted back_', '_Tray 6. Anand._'],
            ['Mon', '', '', '', ''],
            ['Tue', '', '', '', ''],
            ['Wed', '', '', '', ''],
            ['Thu', '', '', '', ''],
            ['Fri', '', '', '', ''],
            ['Sat', '', '', '', ''],
          ],
          height: 12,
        },
        {
          is: 'fields',
          rows: [
            [
              { label: 'Sum' },
              { label: '÷ days counted' },
              { label: '= mean' },
              { label: 'Last week’s mean' },
            ],
          ],
        },
        {
          is: 'box',
          label: '**Day by day.** Join the dots. Note odd days: rain, test, half day?',
          height: 44,
          ground: 'squares',
        },
        { is: 'lines', label: 'One thing I gave away, and how they did it', lines: 2 },
        { is: 'lines', label: 'My one sentence for Saturday', lines: 2 },
      ],
    },
    {
      title: 'Ten minutes on Saturday: the keys change',
      who: 'Holder of the assembly key',
      when: 'Last ten minutes of the week',
      minutes: 10,
      blocks: [
        {
          is: 'aside',
          label: 'For the leader.',
          text: 'You need a watch and a raised hand. Read the words in bold aloud, in the language that most understand; ask one student to say them in another. When the minute is over, go on.',
        },
        {
          is: 'table',
          head: ['Minute', 'You say', 'What happens', 'Tick'],
          widths: [0.6, 2, 1.9, 0.4],
          rows: [
            [
              '0 to 1',
              '**“It is ______ . Keys on the table, please.”**',
              'Holders come to the front with key and five lines.',
              '',
            ],
            [
              '1 to 3',
              '**“Your number, last week’s number, one sentence.”**',
              'Each holder speaks. Nobody replies.',
              '',
            ],
            [
              '3 to 5',
              '**“Who waited for a key this week? What was good about it?”**',
              'Three hands, from rows that have not spoken.',
              '',
            ],
            [
              '5 to 7',
              '**“What got stuck twice? One proposal. Hands.”**',
              'One change, for one week, written below.',
              '',
            ],
            [
              '7 to 9',
              '**“Read line 1. Say it back. Take the key.”**',
              'All pairs at once, standing.',
              '',
            ],
            [
              '9 to 10',
              '**“Who looks on from Monday? Please stand. Thank you, all.”**',
              'New ones stand. One clap for everybody.',
              '',
            ],
          ],
          height: 13,
        },
        {
          is: 'table',
          head: [
            'Key',
            'Number last week',
            'Number this week',
            'From (roll no.)',
            'To (roll no.)',
            'Looks on',
          ],
          widths: [1.5, 1, 1, 1, 1, 1],
          rows: [],
          blank: 5,
          height: 10,
        },
        { is: 'lines', label: 'Our one change, until next Saturday', lines: 2 },
        { is: 'lines', label: 'For an adult to decide (who takes it there?)', lines: 2 },
        {
          is: 'fields',
          rows: [
            [
              { label: 'Led by' },
              { label: 'Minutes it took' },
              { label: 'Times the teacher spoke', width: 1.2 },
            ],
          ],
        },
      ],
    },
    {
      title: 'Letter to parents, with a slip',
      who: 'You; parents sign',
      when: 'Before week 1',
      minutes: 10,
      blocks: [
        { is: 'fields', rows: [[{ label: 'School', width: 3 }, { label: 'Date' }]] },
        { is: 'text', text: 'Dear parents of Class ______,' },
        {
          is: 'text',
          text: 'from ____________ our class has no single monitor. Every student, girl or boy, holds one “key” for one week, drawn by lot. It may be the assembly, the lab trays, the library almirah or the meal line. Your child’s key is ________________ and the week begins on ____________.',
        },
        {
          is: 'list',
          items: [
            'It takes ten minutes a day, one hour a week. No lesson is missed for it.',
            'Nothing has to be bought, sewn, printed or brought.',
            'No child handles fire, acid, wires, hot food, traffic or money, and no child cleans toilets.',
            'No child punishes another or writes down names.',
            'If the bus, work at home or health makes that week difficult, we change it. We do not ask why.',
          ],
        },
        {
          is: 'text',
          text: '“And the exams?” Your child writes a clear instruction, speaks before a whole class, counts, and keeps to time. These skills are needed in an exam too.',
        },
        {
          is: 'text',
          text: 'Perhaps your child already looks after something at home: a shop counter, an animal, a small sister. Please tell them that this is the same work. Children often do not know it.',
        },
        {
          is: 'text',
          text: 'If your child was monitor until now, thank you for that work. The first key-holders will learn it from your child.',
        },
        {
          is: 'fields',
          rows: [
            [
              { label: 'Class teacher', width: 2 },
              { label: 'Phone, 4 to 5 p.m.', width: 2 },
            ],
          ],
        },
        { is: 'heading', text: 'Slip: please cut here and send back by __________' },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'We have read this, or had it read to us in our language.',
            'The week is all right for us.',
            'Another week, please; or a key not needed before the first bell.',
            'We would like to come and see a Saturday. (Ten minutes; you are welcome.)',
          ],
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'Student', width: 2 }, { label: 'Roll no.' }],
            [
              { label: 'Parent’s name', width: 2 },
              { label: 'Signature or thumb mark', width: 2 },
              { label: 'Date' },
            ],
          ],
        },
      ],
    },
    {
      title: 'Report on the keys',
      who: 'Two writers, for the class',
      when: 'Week 12',
      minutes: 25,
      blocks: [
        {
          is: 'text',
          text: 'To the head of our school, and to the class that begins where we stop.',
        },
        {
          is: 'fields',
          rows: [
            [
              { label: 'Students' },
              { label: 'have held a key' },
              { label: 'Swaps' },
              { label: 'Spare turns' },
            ],
            [
              { label: 'Voices in the assembly in the four weeks before', width: 1 },
              { label: 'in the last four' },
            ],
          ],
        },
        {
          is: 'table',
          head: [
            'Key',
            'Its number',
            'Before',
            'Weeks 1 to 3',
            'Weeks 10 to 12',
            'What else changed?',
          ],
          widths: [0.9, 1.5, 0.65, 0.75, 0.8, 1.5],
          rows: [
            [
              '_Lab, 8-B_',
              '_Minutes until seven groups work_',
              '_14_',
              '_12_',
              '_8_',
              '_A second table by the door_',
            ],
            [
              '_Library, 8-B_',
              '_Books lent in a week_',
              '_9_',
              '_17_',
              '_31_',
              '_A box of comics in week 6_',
            ],
            [
              '_Meal line, 8-B_',
              '_Minutes until all sit_',
              '_11_',
              '_13_',
              '_11_',
              '_Nothing; not better_',
            ],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
          ],
          height: 9.5,
        },
        { is: 'lines', label: 'What did not get better, or got worse', lines: 2 },
        { is: 'lines', label: 'What an adult had to take back, and why', lines: 2 },
        {
          is: 'lines',
          label: 'One line of the five that should be kept for ever, word for word',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'Next class: a key to add, a key to drop, a job that should never be one',
          lines: 2,
        },
        {
          is: 'fields',
          rows: [
            [
              { label: 'Writers', width: 2 },
              { label: 'Class teacher', width: 1.4 },
            ],
            [{ label: 'Head of school: what I will pass on to the other classes' }],
          ],
        },
      ],
    },
  ],
}
