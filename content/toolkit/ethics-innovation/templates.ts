import type { FormSet } from '../types'

export const templates: FormSet = {
  title: 'Papers for the Empty Chair',
  subtitle: 'Eight forms for judging and making an invention',
  about:
    'Eight one-page forms to argue about an invention and make one, from the plan to an honest label. Copy them as they are, or change the words in the DOCX and add your own town.',
  grades: '6 to 12',
  forms: [
    {
      title: 'Plan of four periods',
      who: 'You',
      when: 'The week before',
      minutes: 15,
      blocks: [
        {
          is: 'fields',
          rows: [
            [
              { label: 'Class' },
              { label: 'Subject', width: 2 },
              { label: 'First period on', width: 2 },
            ],
          ],
        },
        {
          is: 'table',
          head: ['Period', 'What the class does', 'On the table', 'Done when', 'Date'],
          widths: [0.8, 2.2, 1.4, 1.7, 0.6],
          rows: [
            [
              '**1. Argue**',
              'Slides 1 to 8. The missed call, tried without a phone. One invention chosen from form 2.',
              'Slips for every fifth student; your chair; the letter',
              'Each knows what to count, who to hear, what to try',
              '',
            ],
            [
              '_Three days_',
              'Evidence for both sides.',
              'Evidence sheet',
              'Three kinds are on it',
              '',
            ],
            [
              '**2. Decide**',
              'Slides 9 to 14. Three seats, “yes, if”.',
              'Bench sheet',
              'Each bench sheet has a stop number',
              '',
            ],
            [
              '**3. Make**',
              'Teams of five mend something that costs this school ten minutes, using things lying around.',
              'Invention sheet; scrap, string, paper',
              'Version 1 can be tried by someone else',
              '',
            ],
            [
              '_Two weeks_',
              'Ask, try, count, mend. Fridays: what did it do that you had not planned?',
              'Asking sheet, journal',
              'Version 2 works, or is stopped with a reason',
              '',
            ],
            [
              '**4. Answer**',
              'Two minutes per team. The chair always asks first.',
              'Label, rubric 4',
              'The label is on the thing',
              '',
            ],
          ],
        },
        { is: 'heading', text: 'Where it fits in the timetable' },
        {
          is: 'list',
          mark: 'tick',
          items: [
            '**Mathematics:** 1, 3, 9, 27. Powers in the middle grades; Class 11, “Sequences and Series”.',
            '**Social Science,** where the Economics books are in use. Class 9, “Food Security in India” (the ration shop). Class 10, “Consumer Rights” (the label). Class 11, “Social Justice” in Political Theory.',
            '**Computer Science,** Class 11: “Societal Impact”. **Languages:** slides 9 and 10 for speaking and listening.',
            '**NEP 2020** (4.23) lists skills for all students: evidence-based thinking, creativity and innovativeness, and ethical and moral reasoning. In Classes 6 to 8, period 3 suits a bagless day (4.26).',
            '**CBSE, Classes 9 and 10:** the debate can be one of the multiple assessments. The journal and evidence sheet can go in the portfolio. Ask your examination in-charge first.',
          ],
        },
        {
          is: 'lines',
          label: 'An invention or trade that would hurt a child in this class, so I leave it out',
          lines: 2,
        },
      ],
    },
    {
      title: 'Twelve inventions to argue about',
      who: 'You read four; the class picks',
      when: 'End of period 1',
      minutes: 5,
      blocks: [
        {
          is: 'text',
          text: 'Choose one that can be **seen from here**: then a child can count it, ask about it and try it. The reasons are only a start; cover them once the class has its own.',
        },
        {
          is: 'table',
          head: ['The invention', 'A reason for it', 'A reason against it', 'Perhaps in the chair'],
          widths: [1.25, 1.45, 1.5, 1.3],
          rows: [
            [
              '**A camera in every classroom**',
              'Lost things are found',
              'A wrong answer is filmed too',
              'The one who asks least',
            ],
            [
              '**Attendance by thumb**',
              'Nobody signs for a friend',
              'Worn or wet fingers are refused',
              'A child it does not recognise',
            ],
            [
              '**Marks by SMS the same day**',
              'Parents need not wait',
              'No time to tell them yourself',
              'A child afraid that evening',
            ],
            [
              '**Homework help by AI**',
              'It explains at night, in Hindi or Tamil',
              'Nobody checks whether it is right',
              'A child without a phone',
            ],
            [
              '**Only UPI at the canteen**',
              'No quarrel about change',
              'A ten-rupee coin buys nothing',
              'The child with the coin',
            ],
            ['**Paper cups, no tumblers**', 'Nobody has to wash', 'Litter by noon', 'Sweepers'],
            [
              '**Rice cooked to the 9 a.m. count**',
              'Less is thrown away',
              'The late bus gets no meal',
              'Students on that bus',
            ],
            [
              '**A siren when the river rises**',
              'An hour’s warning',
              'After 3 false alarms nobody runs',
              'A deaf neighbour',
            ],
            [
              '**The farm pump started by phone**',
              'No walk to the field at night',
              'It runs on; wells dry up',
              'The neighbour’s shallow well',
            ],
            [
              '**A solar fence against boar**',
              'The crop is safe',
              'They go to the next field',
              'The field without a fence',
            ],
            [
              '**Ten-minute delivery**',
              'Medicine if you cannot walk',
              'The rain does not stop the clock',
              'The rider; the corner shop',
            ],
            [
              '**An app that reads aloud**',
              'Blind people read alone',
              'It gets our names wrong',
              'Speakers it leaves out',
            ],
          ],
          height: 9,
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'One from our own town', width: 3 }, { label: 'Votes' }],
            [
              { label: '**Chosen**', width: 2 },
              { label: 'Where it can be seen', width: 2 },
            ],
          ],
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'Good people really disagree on it. (Whether anyone may be shamed or hurt is not put to a vote.)',
            'As far as I know, no family here earns from it or quarrels over it.',
          ],
        },
      ],
    },
    {
      title: 'Letter to parents',
      who: 'You; parents sign the slip',
      when: 'Before the three days',
      minutes: 10,
      blocks: [
        { is: 'fields', rows: [[{ label: 'School', width: 3 }, { label: 'Date' }]] },
        { is: 'text', text: 'Dear parents of Class ______,' },
        {
          is: 'text',
          text: 'our class is learning to judge a new thing fairly. Who does it help, who does it burden, and what would make it better? This time it is ______________________________. Everyone will speak for it **and** against it. No child is told what to think, and no side gets better marks.',
        },
        { is: 'text', text: 'From __________ to __________ your child may ask you:' },
        {
          is: 'list',
          items: [
            'Which new thing changed your work most? What did it give you, and what did it take?',
            'What did you refuse at first? Were you right?',
            'Who is never asked when something new is put up in our town?',
          ],
        },
        {
          is: 'text',
          text: 'Two minutes while cooking or walking is enough, in the language you speak at home. Please do not look it up: we want what you know yourselves.',
        },
        {
          is: 'list',
          items: [
            'No phone and no internet are needed. Nothing has to be bought.',
            'The children write down no names, incomes or phone numbers. They take no photographs.',
            'Afterwards they make something small out of scrap. Blades, fire and mains current are not used without an adult.',
          ],
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
        {
          is: 'aside',
          label: 'To the teacher.',
          text: 'Send it in the home languages, in a student’s best handwriting if needed. A student with nobody to ask at home asks the watchman, the cook or you. It counts the same.',
        },
        { is: 'heading', text: 'Slip: please cut here and send back by __________' },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'My child may look at ______________________ after school, in a pair, before dark.',
            'My child will collect evidence in school only.',
            'I know something about this and could tell the class in ten minutes. Best day: __________',
          ],
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'Student', width: 2 }, { label: 'Roll no.' }],
            [
              { label: 'Parent’s name', width: 2 },
              { label: 'Signature', width: 2 },
              { label: 'Date' },
            ],
          ],
        },
      ],
    },
    {
      title: 'Evidence sheet: counted, heard, tried',
      who: 'Each student',
      when: 'Three days before period 2',
      minutes: 20,
      named: true,
      blocks: [
        { is: 'fields', rows: [[{ label: 'The invention' }]] },
        {
          is: 'text',
          text: '**1. Counted.** A number I counted myself. _Example: “Tuesday, 12:40, canteen: of 20 buyers, 6 had only coins.”_',
        },
        {
          is: 'table',
          head: ['Day, hour, place', 'What I counted', 'How many of how many', 'For or against?'],
          widths: [1.4, 1.8, 1.2, 0.8],
          rows: [],
          blank: 2,
          height: 13,
        },
        {
          is: 'text',
          text: '**2. Heard.** In their words and language. A role, not a name: “the cook”, “a Class 6 girl”.',
        },
        {
          is: 'table',
          head: ['', 'Role', 'What they said', 'Did they see it, or hear of it?'],
          widths: [0.9, 0.8, 2.4, 1.1],
          rows: [
            ['**gains by it**', '', '', ''],
            ['**pays for it**', '', '', ''],
          ],
          height: 17,
        },
        {
          is: 'lines',
          label:
            '**3. Tried.** What we did on paper, with string or with the bench, and what happened:',
          lines: 3,
        },
        { is: 'heading', text: 'Now weigh it' },
        {
          is: 'table',
          head: ['How strong is my best piece?', 'For', 'Against'],
          widths: [3.6, 0.7, 0.7],
          rows: [
            ['**4** tried with it and without it, by us or in front of us', '', ''],
            ['**3** counted on more than one day', '', ''],
            ['**2** seen once, or told by someone who was there', '', ''],
            ['**1** “people say”, “I read somewhere”, “obviously”', '', ''],
          ],
        },
        {
          is: 'lines',
          label: 'The piece that goes against what I think:',
          lines: 2,
        },
        { is: 'lines', label: 'Who I could not ask, and why:', lines: 1 },
      ],
    },
    {
      title: 'Bench sheet: three seats, one verdict',
      who: 'Three on a bench',
      when: 'Period 2',
      minutes: 25,
      blocks: [
        {
          is: 'fields',
          rows: [[{ label: 'Roll numbers' }, { label: 'The invention', width: 2 }]],
        },
        {
          is: 'table',
          head: [
            'Round',
            'Best reason for it',
            'Best reason against it',
            '“Nobody asked me, but …”',
          ],
          widths: [0.5, 1.5, 1.5, 1.5],
          rows: [
            ['**1**', '', '', ''],
            ['**2**', '', '', ''],
            ['**3**', '', '', ''],
          ],
          height: 20,
        },
        {
          is: 'text',
          text: 'Write while the others move seats: three words are enough. Put **n** beside a number, **w** beside a witness, **t** beside a trial, **?** beside “perhaps”.',
        },
        {
          is: 'fields',
          rows: [[{ label: '**In the chair** (a role, no name)', width: 2 }]],
        },
        { is: 'heading', text: 'Our verdict' },
        {
          is: 'list',
          mark: 'tick',
          items: ['Yes, as it is.', 'Yes, if …', 'No. We cannot mend it, because …'],
        },
        {
          is: 'table',
          head: [
            'What it does to someone',
            'If we change this',
            'Who must agree',
            'What we count again',
          ],
          widths: [1.3, 1.5, 1, 1.1],
          rows: [
            [
              '_Four houses are not called_',
              '_Callers knock at one door_',
              '_Those who knock_',
              '_Houses not told_',
            ],
          ],
          blank: 2,
          height: 15,
        },
        {
          is: 'fields',
          rows: [
            [{ label: '**Stop number.** We stop if (how many, of what)' }],
            [{ label: 'Check date' }, { label: 'Who looks', width: 2 }],
          ],
        },
        {
          is: 'lines',
          label: 'A reason from the other side that we cannot answer:',
          lines: 2,
        },
        {
          is: 'fields',
          rows: [[{ label: 'One of us disagrees. Why, in one line' }]],
        },
      ],
    },
    {
      title: 'Invention sheet: versions 1, 2 and 3',
      who: 'Team of five',
      when: 'Period 3, then each Friday',
      minutes: 20,
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'Team' }, { label: 'Name of the thing', width: 2 }],
            [{ label: 'What costs this school ten minutes (who, where, when)' }],
            [{ label: 'Counted before (which days)' }],
          ],
        },
        {
          is: 'text',
          text: 'Circle ours:   a thing   ·   a rule   ·   a rope   ·   a chart   ·   a signal',
        },
        {
          is: 'box',
          label: '**Version 1,** badly drawn. An arrow to each part: where does it come from?',
          height: 44,
          ground: 'dots',
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'Nothing was bought. Nothing was taken that someone still needs.',
            'No blade, fire, mains current, height or water deeper than a bucket without an adult.',
            'It collects no names, photographs or phone numbers.',
            'Someone who did not make it has used it without our help.',
          ],
        },
        {
          is: 'table',
          head: [
            'Version',
            'Tried by (roles), on (days)',
            'We counted',
            'Who it got worse for',
            'So we change',
          ],
          widths: [0.6, 1.2, 0.9, 1.3, 1.4],
          rows: [
            [
              '_1_',
              '_the whole line, 2 days_',
              '_line: 14 → 9 min_',
              '_the last ten: no dal_',
              '_Class 6 first on odd dates_',
            ],
            ['**1**', '', '', '', ''],
            ['**2**', '', '', '', ''],
            ['**3**', '', '', '', ''],
          ],
          height: 15,
        },
        {
          is: 'fields',
          rows: [
            [{ label: '**Stop number.** We stop if (how many, of what)' }],
            [{ label: 'Check date' }, { label: 'Who looks', width: 2 }],
            [{ label: 'If it breaks: who mends it, with what' }],
            [{ label: 'Whose idea each part was' }],
          ],
        },
      ],
    },
    {
      title: 'Asking before trying',
      who: 'Team; someone else signs',
      when: 'Before the first trial',
      minutes: 10,
      blocks: [
        {
          is: 'aside',
          label: 'Say this first.',
          text: '“We have made ______________. We would like to try it with you for ______ days. It might ______________ (what could go wrong). You may say no, now or later, and nothing happens. What should we know before we begin?”',
        },
        {
          is: 'text',
          text: 'Ask everyone it will be tried on, and everyone who must clean, carry, wait or repair because of it. Younger children are asked by someone their own age, with their class teacher near. No names here: a role and a number.',
        },
        {
          is: 'table',
          head: ['No.', 'Role', 'Yes', 'Yes, if', 'No', 'What they told us, and what we changed'],
          widths: [0.4, 1.3, 0.4, 0.5, 0.4, 3],
          rows: [
            [
              '_1_',
              '_cook’s helper_',
              '',
              '_✓_',
              '',
              '_“Not on Mondays, there is curd.” Tuesday to Thursday._',
            ],
          ],
          blank: 7,
          height: 12,
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'Yes' }, { label: 'Yes, if' }, { label: 'No' }, { label: 'Not reached' }],
          ],
        },
        {
          is: 'lines',
          label: 'A “no” means: not with this person. What we do so that they lose nothing:',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'Who could not easily say no to us, and who asked them instead:',
          lines: 2,
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'Trial from … to …' }, { label: 'Where' }, { label: 'Teacher' }],
            [{ label: 'An adult from the place agrees (role, signature)' }],
          ],
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'We go back on ____________ and tell them what happened.',
            'If someone says stop in the middle, we stop that day, and ask why the next.',
          ],
        },
      ],
    },
    {
      title: 'The honest label',
      who: 'Team; it hangs on the thing',
      when: 'Before period 4',
      minutes: 15,
      blocks: [
        {
          is: 'aside',
          label: 'Look first',
          text: 'at three real ones: a medicine strip, a biscuit packet, a pressure cooker. What must they say? What do they print small? Print nothing small.',
        },
        {
          is: 'fields',
          rows: [
            [{ label: '**Name**', width: 2 }, { label: '**Version**' }, { label: '**Date**' }],
            [{ label: '**What it does,** with a number' }],
            [{ label: '**Who it is for**' }],
            [{ label: '**Who it is not for,** and what they can use instead' }],
          ],
        },
        {
          is: 'table',
          head: ['Made of', 'Where that came from', 'Where it goes when it is finished'],
          rows: [],
          blank: 3,
          height: 9,
        },
        {
          is: 'table',
          head: ['What else it does (side effects)', 'Person', 'Seen on how many of how many days'],
          widths: [2, 1.2, 1.3],
          rows: [['_The dal line gets louder_', '_Class 7 next door_', '_2 of 6_']],
          blank: 3,
          height: 10,
        },
        {
          is: 'fields',
          rows: [
            [{ label: '**Tried on** (how many, roles)' }, { label: '**Not tried on**' }],
            [{ label: '**Do not use** when' }],
            [{ label: '**Stop** if', width: 2 }, { label: 'Look again on' }],
            [{ label: '**Made by** (all who had a part)' }],
            [{ label: '**Complaints to** (role, where, at what hour)' }],
          ],
        },
        {
          is: 'lines',
          label:
            '**From the chair.** One sentence by someone who has to live with it, in their language:',
          lines: 2,
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'Someone outside the team has checked it.',
            'It can be read from one metre. For non-readers, two pictures on the back say the same.',
          ],
        },
      ],
    },
  ],
}
