import type { FormSet } from '../types'

export const templates: FormSet = {
  title: 'Ten Houses on Paper',
  subtitle: 'Eight forms for a street survey',
  about:
    'Eight one-page forms for a street survey, from the plan to the last thank-you. Copy them as they are, or edit the DOCX and print it in the language of your lanes.',
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
          widths: [0.75, 2.2, 1.5, 1.6, 0.7],
          rows: [
            [
              '**1. Before**',
              'Slides 1 to 8. Teams by lane, rules at the door, four questions of their own.',
              'Slip for parents; survey sheets, ten a team',
              'Every team’s questions have been tried on another team',
              '',
            ],
            ['_Three days_', 'Two doors each. Signed slip first.', '', 'Ten sheets, in pencil', ''],
            [
              '**2. After**',
              'Slides 9 to 14. Tally, one need, one action.',
              'Tally sheet, action plan',
              'The plan has a number with a unit',
              '',
            ],
            [
              '_Four weeks_',
              'Teams act. Friday: two minutes, who did what?',
              'Journal pages',
              'After-count is in',
              '',
            ],
            [
              '**3. Count**',
              'Before and after side by side; what did not change?',
              'Squared paper',
              'One sentence, two numbers',
              '',
            ],
            [
              '**4. Tell**',
              'Two minutes a team; the class marks with rubric 4.',
              'Rubric, report to the houses',
              'Ten houses have the report',
              '',
            ],
          ],
        },
        { is: 'heading', text: 'Where it fits in the timetable' },
        {
          is: 'list',
          mark: 'tick',
          items: [
            '**Mathematics:** tally, bar graph, per cent, mean. Class 6: “Data Handling and Presentation” in Ganita Prakash. Class 10: “Statistics”.',
            '**Social Science:** Class 6, the chapters on grassroots democracy in Exploring Society. The letter goes to the body that the chapter describes.',
            '**Languages:** the talk at the door, the letter, the report in two languages.',
            '**Classes 11 and 12:** “Collection of Data” in Statistics for Economics; “Doing Sociology: Research Methods” in Introducing Sociology.',
            '**CBSE, Classes 9 to 12:** ask your Health and Physical Education teacher if it may count as SEWA. That is Social Empowerment through Work Education and Action.',
          ],
        },
        {
          is: 'lines',
          label: 'What could go wrong here, and what I have arranged for it',
          lines: 3,
        },
      ],
    },
    {
      title: 'Letter to parents, with consent slip',
      who: 'You; parents sign',
      when: 'Before the survey',
      minutes: 10,
      blocks: [
        {
          is: 'fields',
          rows: [[{ label: 'School', width: 3 }, { label: 'Date' }]],
        },
        { is: 'text', text: 'Dear parents of Class ______,' },
        {
          is: 'text',
          text: 'Our class is learning how to find out what a street needs before trying to help it. From __________ to __________ each student will ask a few questions at **two** doors: your own, and one neighbour’s that you choose.',
        },
        {
          is: 'list',
          items: [
            'The children go in twos, in their own lane, before dark. They stay at the door.',
            'It takes three minutes a door. They ask about the street: water, light, waste, noise, what is good.',
            'They do **not** ask for names, caste, religion, income, marks or phone numbers, and take no photographs.',
            'Nobody collects money. Nobody sells anything.',
            'Your child may also do the counting in class instead of going to a door. The marks are the same.',
          ],
        },
        {
          is: 'text',
          text: 'In about six weeks you will get the result of the ten houses, on one page. If you want to see the questions first, they are on the back or with the class teacher.',
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
          label: 'In your language.',
          text: 'Rewrite the letter in the language that is spoken at home, in handwriting if need be. Parents sign what they can read. If a parent does not read, the student reads it aloud and the parent puts a thumb mark.',
        },
        { is: 'heading', text: 'Slip: please cut here and send back by __________' },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'My child may ask at our door and at the door of our neighbour __________________________.',
            'My child will work in class and not go to other doors.',
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
      title: 'Survey sheet: one door',
      who: 'Student, at the door',
      when: 'Three days, two sheets each',
      minutes: 3,
      named: true,
      blocks: [
        {
          is: 'aside',
          label: 'Say this first.',
          text: '“Namaste. I am ______ from Class ______ of ____________ school. We want to learn what our lane needs. May I ask you four questions? It takes three minutes. I do not write down names. In six weeks I will come back and tell you the result.”',
        },
        {
          is: 'fields',
          rows: [[{ label: 'House number in our team (1 to 10)' }, { label: 'Lane' }]],
        },
        {
          is: 'text',
          text: '**1. What cost your house time or trouble in the last seven days?** Up to three ticks.',
        },
        {
          is: 'table',
          head: ['', 'Tick', 'On how many of the 7 days?', 'Minutes lost on such a day'],
          widths: [2.2, 0.6, 1.4, 1.4],
          rows: [
            ['Water: timing, amount or taste', '', '', ''],
            ['Light on the street', '', '', ''],
            ['Waste and drains', '', '', ''],
            ['Traffic, crossing the road', '', '', ''],
            ['Animals', '', '', ''],
            ['Our team’s own line:', '', '', ''],
          ],
          height: 8,
        },
        {
          is: 'lines',
          label: '**2. A number of our own.** Write the question, then the answer with its unit.',
          lines: 2,
        },
        { is: 'lines', label: '**3. What has already been tried? Who tried?**', lines: 3 },
        {
          is: 'lines',
          label: '**4. What is good in our lane and should stay as it is?**',
          lines: 3,
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'They said no. I thanked them and went. (This sheet counts as a door.)',
            'I read my notes back to the person before I left.',
            'I said when I will come back.',
          ],
        },
      ],
    },
    {
      title: 'Tally sheet: from ten doors to one need',
      who: 'Team of five',
      when: 'Period 2',
      minutes: 15,
      blocks: [
        {
          is: 'fields',
          rows: [
            [
              { label: 'Team' },
              { label: 'Sheets on the table (of 10)' },
              { label: 'Tally keeper' },
            ],
          ],
        },
        {
          is: 'table',
          head: [
            'What cost time or trouble',
            'Tally (bundles of five)',
            'Houses',
            '% of houses',
            'Who bears it most?',
          ],
          widths: [1.8, 1.6, 0.6, 0.7, 1.5],
          rows: [
            [
              '_Example: water timing_',
              '_||||/ ||_',
              '_7_',
              '_70_',
              '_Who fetches: girls, grandmothers_',
            ],
          ],
          blank: 6,
          height: 9,
        },
        {
          is: 'fields',
          rows: [[{ label: 'Highest row' }, { label: 'Heaviest row' }, { label: 'Nearest row' }]],
        },
        {
          is: 'box',
          label: '**Bar graph.** One square up for each house. Write under each bar what it shows.',
          height: 52,
          ground: 'squares',
        },
        {
          is: 'lines',
          label: '**Our one need:** In (place) … of … houses … because …',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'Who we did not ask, and what they might have said',
          lines: 2,
        },
      ],
    },
    {
      title: 'Action plan on one page',
      who: 'Team of five',
      when: 'Period 2, then each Friday',
      minutes: 15,
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'Team' }, { label: 'We begin on' }, { label: 'We finish on' }],
            [{ label: '**Need** (a number and a place)' }],
            [{ label: '**Action** (what we do, in one line)' }],
            [{ label: '**Number** we count', width: 2 }, { label: 'Before' }, { label: 'After' }],
          ],
        },
        {
          is: 'table',
          head: ['Question', 'Yes or no', 'If no, what we change'],
          widths: [2.4, 0.7, 2.2],
          rows: [
            ['Can we finish it in four weeks?', '', ''],
            ['Does it cost less than ₹10 a head, or nothing?', '', ''],
            ['Has at least one of the ten houses asked for it?', '', ''],
            ['Can we count it before and after, in the same way?', '', ''],
            ['Is it safe: before dark, no roads, no drains, no heights, no wires?', '', ''],
          ],
        },
        {
          is: 'table',
          head: ['Week', 'What exactly', 'Who (first name)', 'Friday: done, half, not yet'],
          widths: [0.5, 2.6, 1.1, 1.3],
          rows: [
            ['1', '', '', ''],
            ['2', '', '', ''],
            ['3', '', '', ''],
            ['4', '', '', ''],
          ],
          height: 13,
        },
        {
          is: 'fields',
          rows: [
            [
              { label: 'The adult who knows where we are', width: 2 },
              { label: 'Teacher’s initials' },
            ],
          ],
        },
        {
          is: 'lines',
          label: 'If it rains, if someone is ill, if nobody comes, then we',
          lines: 2,
        },
      ],
    },
    {
      title: 'Letter to the ward office or gram panchayat',
      who: 'Team; you sign too',
      when: 'When the need is bigger than you',
      minutes: 20,
      blocks: [
        {
          is: 'aside',
          label: 'Before you write.',
          text: 'Find out who is in charge: water, light, drains and waste may be in four offices. Ask for the right desk, and for an inward number on your copy. One letter, one need.',
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'To', width: 2 }, { label: 'Date' }],
            [{ label: 'Ward or village, PIN' }],
          ],
        },
        {
          is: 'text',
          text: 'Subject: ______________________________ in ______________________________',
        },
        { is: 'text', text: 'Respected Sir or Madam,' },
        {
          is: 'text',
          text: 'We are students of Class ______ of ______________________. In the week of ____________ we asked ten houses in ______________________ what costs them time or trouble. ______ of the ten named ______________________.',
        },
        {
          is: 'text',
          text: 'On a normal day this costs a house about ______ (minutes, rupees, steps). It is hardest for ______________________, because ______________________________________.',
        },
        {
          is: 'text',
          text: 'We have begun what we can do ourselves: ______________________________________. What we cannot do is ______________________________________. We kindly ask you',
        },
        {
          is: 'list',
          mark: 'number',
          items: [
            'to tell us by ____________ whether this is planned, and for when;',
            'to tell us which office is responsible, if it is not yours;',
            'to meet two of us with our teacher for ten minutes on ____________.',
          ],
        },
        {
          is: 'text',
          text: 'We enclose our count. No house is named in it. We will tell the ten houses what you answer.',
        },
        { is: 'text', text: 'Yours faithfully,' },
        {
          is: 'fields',
          rows: [
            [{ label: 'For the team' }, { label: 'Class teacher' }, { label: 'Head of school' }],
            [{ label: 'Inward number and date (on our copy)' }],
          ],
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'It holds a number, a place and a date for the answer.',
            'It blames nobody.',
            'A neighbour from the lane has read it and agrees.',
          ],
        },
      ],
    },
    {
      title: 'Before and after',
      who: 'Team of five',
      when: 'Period 3',
      minutes: 15,
      blocks: [
        {
          is: 'fields',
          rows: [[{ label: 'Team' }, { label: 'We counted (with unit)', width: 2 }]],
        },
        {
          is: 'table',
          head: ['House', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Sum', 'Mean'],
          widths: [1.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.9, 0.9],
          rows: [
            [
              '_Example, before_',
              '_60_',
              '_45_',
              '_50_',
              '_35_',
              '_55_',
              '_40_',
              '_65_',
              '–',
              '–',
              '–',
              '_350_',
              '_50_',
            ],
            [
              '_Example, after_',
              '_20_',
              '_15_',
              '_25_',
              '_20_',
              '_30_',
              '_10_',
              '_20_',
              '–',
              '–',
              '–',
              '_140_',
              '_20_',
            ],
            ['**Before**', '', '', '', '', '', '', '', '', '', '', '', ''],
            ['**After**', '', '', '', '', '', '', '', '', '', '', '', ''],
          ],
          height: 10,
        },
        {
          is: 'text',
          text: 'A dash means: this house never had the trouble, so it is not in the sum. In the example seven houses are counted, so the sum is divided by 7.',
        },
        {
          is: 'box',
          label: '**Draw it:** two bars for each house, before and after, side by side.',
          height: 58,
          ground: 'squares',
        },
        { is: 'lines', label: 'What changed, in one sentence with two numbers', lines: 2 },
        { is: 'lines', label: 'What did not change', lines: 2 },
        {
          is: 'lines',
          label:
            'What else happened in these weeks that could also explain it (rain, holidays, a new pump)?',
          lines: 2,
        },
      ],
    },
    {
      title: 'Report to the ten houses',
      who: 'Team; one copy a door',
      when: 'After period 4',
      minutes: 20,
      blocks: [
        {
          is: 'aside',
          label: 'To the team.',
          text: 'This page is what you promised at the door. Write it in the language of the lane, large enough for old eyes. Read it aloud to those who prefer to listen. Two of you go, before dark.',
        },
        { is: 'text', text: 'Dear neighbours,' },
        {
          is: 'text',
          text: 'In ____________ you gave us three minutes at your door. We asked ten houses. This is the result.',
        },
        {
          is: 'table',
          head: ['You told us', 'We did', 'We counted'],
          rows: [['', '', '']],
          height: 42,
        },
        {
          is: 'table',
          head: ['What is better now', 'What is the same', 'What others must do, and who we asked'],
          rows: [['', '', '']],
          height: 36,
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'You also said that this is good here' }],
            [{ label: 'We thank you especially for' }],
          ],
        },
        {
          is: 'text',
          text: 'If you want to tell us something, tell a student of our school or come to the gate at ______ on ____________.',
        },
        {
          is: 'fields',
          rows: [[{ label: 'Team' }, { label: 'School', width: 2 }, { label: 'Date' }]],
        },
        {
          is: 'table',
          head: ['Door', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
          widths: [2.4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
          rows: [['Told on (day)', '', '', '', '', '', '', '', '', '', '']],
          height: 9,
        },
      ],
    },
  ],
}
