import type { FormSet } from '../types'

export const templates: FormSet = {
  title: 'The School Audit on Paper',
  subtitle: 'Eleven forms for a water and electricity audit',
  about:
    'Eleven one-page forms for a school audit, from the first idea to the notice on the wall. Copy them, or edit the DOCX for a school with one hand pump, a tanker or no meter.',
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
          widths: [0.85, 2.2, 1.5, 1.6, 0.65],
          rows: [
            [
              '**1. Before**',
              'Slides 1 to 8. Twelve teams, twelve posts, bottle and label.',
              'A one-litre bottle, a watch; forms 4 and 5',
              'Every team has divided 60 by its seconds',
              '',
            ],
            [
              '_Two days_',
              'Four bells a day, two students, five minutes.',
              'Form 3, signed',
              'Twelve sheets, in pencil',
              '',
            ],
            [
              '**2. After**',
              'Slides 9 to 14. Buckets, units, five fingers, two savings.',
              'Forms 6 and 7',
              'Each plan has a unit and a name',
              '',
            ],
            [
              '_15 school days_',
              'Five days before, ten with the saving. One sheet a post.',
              'Form 8; journal',
              'Fifteen columns, gaps marked',
              '',
            ],
            [
              '**3. Count**',
              'What became smaller, and who paid? Request for repairs.',
              'Form 9, rubric 3',
              'One sentence, two numbers',
              '',
            ],
            [
              '**4. Tell**',
              'The notice, in two languages; three sentences at assembly.',
              'Form 10, rubric 4',
              'It is up, and the cook has read it',
              '',
            ],
          ],
        },
        { is: 'heading', text: 'Where it fits in the timetable' },
        {
          is: 'list',
          mark: 'tick',
          items: [
            '**Science:** Class 7, “Electricity: Circuits and their Components” and “Measurement of Time and Motion” in Curiosity. Class 10, “Electricity”: power, and the unit on the bill.',
            '**Social Science:** Class 6, “The Value of Work”. Class 8, “Natural Resources and Their Use”. Class 10, “Water Resources” in Contemporary India II.',
            '**Mathematics:** rates, the middle of three measurements, bar graphs. Class 6: “Data Handling and Presentation” in Ganita Prakash.',
            '**Classes 11 and 12:** “Environment and Sustainable Development” in Indian Economic Development. “Planning and Sustainable Development in Indian Context” in India: People and Economy.',
            '**CBSE:** its competency-focused questions start from a case. Form 2 makes one from your own hand-wash.',
            '**NEP 2020:** it lists environmental awareness, with water and resource conservation, sanitation and hygiene, among things every student should learn. Classes 6 to 8: invite the plumber and the electrician on one of the ten bagless days.',
          ],
        },
        { is: 'lines', label: 'Who must know before the first team knocks', lines: 2 },
      ],
    },
    {
      title: 'Seventeen goals in my textbook',
      who: 'You, with the textbook open',
      when: 'Start of term',
      minutes: 20,
      blocks: [
        {
          is: 'text',
          text: 'Go down your index page. Two goals that truly fit a chapter are enough; leave fifteen lines empty. You need a new **question**, not a new period.',
        },
        {
          is: 'table',
          head: ['Goal', 'Where a school meets it', 'My chapter', 'The new question'],
          widths: [1.35, 1.75, 1.1, 2],
          rows: [
            ['1 No Poverty', 'What a year of copies and bus costs', '', ''],
            ['2 Zero Hunger', 'Ration shop, mid-day meal, plate', '', ''],
            ['3 Good Health', 'Soap at noon, fever after the rains', '', ''],
            ['4 Quality Education', 'What the last bench can hear', '', ''],
            ['5 Gender Equality', 'Who fetches, who cooks, who plays', '', ''],
            ['6 Clean Water, Sanitation', 'Tap, tank, toilet, drain', '', ''],
            ['7 Clean Energy', 'Bill, meter, power cut at exams', '', ''],
            ['8 Decent Work', 'Who sweeps, drives, guards; hours', '', ''],
            ['9 Industry, Innovation', 'A repair that lasts; UPI at the canteen', '', ''],
            ['10 Reduced Inequalities', 'The step at the door; four languages', '', ''],
            ['11 Cities, Communities', 'Bus stand, footpath, last lane', '', ''],
            ['12 Responsible Consumption', 'Half-used notebooks, tiffin, e-waste', '', ''],
            ['13 Climate Action', 'Sports hour in April, late monsoon', '', ''],
            ['14 Life Below Water', 'Where our drain ends', '', ''],
            ['15 Life on Land', 'The neem, the sparrows, the dogs', '', ''],
            ['16 Peace, Institutions', 'Who opens the complaint box', '', ''],
            ['17 Partnerships', 'Panchayat, ward, the school next door', '', ''],
          ],
        },
        {
          is: 'aside',
          label: 'From a definition to a competency.',
          text: '_Before:_ “Define rate.” _After:_ “Our hand-wash gives 5 litres a minute. 60 children take 20 seconds each. How many buckets of 15 litres are that, and which part could be saved without one dirty hand?” (20 minutes, 100 litres, nearly 7 buckets. The second half has no single answer: mark the reason.)',
        },
      ],
    },
    {
      title: 'Permission note to head and staff',
      who: 'You; the head signs',
      when: 'Three days before',
      minutes: 10,
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'To the head of', width: 3 }, { label: 'Date' }],
            [{ label: 'Copy to: staff room, office, kitchen, cleaners and guards' }],
          ],
        },
        {
          is: 'text',
          text: 'On __________ and __________ Class ______ will count the water and electricity our school uses. Two students at a time, four times a day, five minutes at a post. Nobody misses a lesson.',
        },
        {
          is: 'list',
          items: [
            'They look, write, and fill a one-litre bottle at a tap. The water goes to a pot or a plant.',
            'They touch **no** wire, switchboard, pump, ladder, roof or tank. An adult reads the meter, at ______ and at ______.',
            'They write down places, never names. The result is not about any room or person.',
            'Girls count the girls’ toilets, boys the boys’, when these are empty.',
            'Please use taps and switches **as always** on both days, or the count is wrong.',
          ],
        },
        {
          is: 'table',
          head: ['Post', 'Where exactly', 'Team', 'Who they ask first'],
          widths: [2, 1.8, 0.7, 1.5],
          rows: [
            ['Tap 1 Drinking water', '', '', ''],
            ['Tap 2 Hand-wash', '', '', ''],
            ['Tap 3 Girls’ toilets', '', '', ''],
            ['Tap 4 Boys’ toilets', '', '', ''],
            ['Tap 5 Overflow, from below', '', '', ''],
            ['Tap 6 Kitchen or garden', '', '', ''],
            ['Switch 1 Our own room', '', '', ''],
            ['Switch 2 Room with evening sun', '', '', ''],
            ['Switch 3 Corridor, stairs', '', '', ''],
            ['Switch 4 Staff room', '', '', ''],
            ['Switch 5 Lab, library, office', '', '', ''],
            ['Switch 6 Pump and plugs', '', '', ''],
          ],
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'Yes, on these days.',
            'Yes, but not post no. ______, because ____________________.',
          ],
        },
        {
          is: 'fields',
          rows: [[{ label: 'Head of school' }, { label: 'Class teacher' }]],
        },
      ],
    },
    {
      title: 'Tap sheet: one post, one day',
      who: 'Team with a tap',
      when: 'Two days, one sheet each',
      minutes: 20,
      blocks: [
        {
          is: 'aside',
          label: 'Say this first.',
          text: '“Namaste. Today we are counting water, not people. You work here every day: what would you like us to look at? Is anything out of order?”',
        },
        {
          is: 'fields',
          rows: [[{ label: 'Team' }, { label: 'Post' }, { label: 'Day' }]],
        },
        {
          is: 'table',
          head: [
            'Seconds for one litre',
            '1st',
            '2nd',
            '3rd',
            'Middle',
            '60 ÷ middle = litres a minute',
          ],
          widths: [1.7, 0.6, 0.6, 0.6, 0.7, 1.9],
          rows: [
            ['_Example_', '_11_', '_15_', '_12_', '_12_', '_60 ÷ 12 = 5_'],
            ['Opened as usual', '', '', '', '', ''],
          ],
          height: 8,
        },
        {
          is: 'table',
          head: [
            'Bell',
            'From … to …, initials',
            'People using it',
            'Runs, nobody there (min)',
            'Drips: yes, no',
            'Seen (a place, not a person)',
          ],
          widths: [0.9, 1, 0.8, 1.1, 0.8, 2],
          rows: [
            ['First', '', '', '', '', ''],
            ['Short break', '', '', '', '', ''],
            ['Lunch', '', '', '', '', ''],
            ['Last', '', '', '', '', ''],
          ],
          height: 12,
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'There is soap, or ash, or neither: ______________________.',
            'The smallest child in Class 1 can reach it. So can someone in a wheelchair, as far as ______________________.',
            'We know where the water goes: ______________________.',
          ],
        },
        {
          is: 'lines',
          label: 'If it drips: seconds to fill a cap, cup or bottle; then for 24 hours',
          lines: 2,
        },
        { is: 'lines', label: 'What the person who works here told us (no name)', lines: 2 },
        { is: 'lines', label: 'What is good at this post and should stay', lines: 1 },
      ],
    },
    {
      title: 'Switch sheet: one post, one day',
      who: 'Team with a switch',
      when: 'Two days, one sheet each',
      minutes: 20,
      blocks: [
        {
          is: 'aside',
          label: 'Where the watts come from.',
          text: 'From the box, the electrician, the shop, or a label you can read from the floor. Otherwise use the usual value and mark it **u**. Ceiling fan 75, old tube 40, LED tube 20, LED bulb 9, pump of 1 HP 750.',
        },
        {
          is: 'fields',
          rows: [[{ label: 'Team' }, { label: 'Post' }, { label: 'Day' }]],
        },
        {
          is: 'table',
          head: [
            'What',
            'How many',
            'Watts each',
            'Hours on',
            'Units: number × watts × hours ÷ 1000',
          ],
          widths: [1.4, 0.8, 0.9, 0.8, 2.1],
          rows: [['_Ceiling fan_', '_4_', '_75 u_', '_6_', '_4 × 75 × 6 ÷ 1000 = 1.8_']],
          blank: 5,
          height: 8,
        },
        {
          is: 'table',
          head: [
            'Bell, initials',
            'People here',
            'Fans on',
            'Lights on',
            'Plugs, screens on',
            'On, but not needed',
            'How we know',
          ],
          widths: [1, 0.8, 0.7, 0.8, 0.9, 0.9, 1.7],
          rows: [
            ['First', '', '', '', '', '', ''],
            ['Short break', '', '', '', '', '', ''],
            ['Lunch', '', '', '', '', '', ''],
            ['Last', '', '', '', '', '', ''],
          ],
          height: 11,
        },
        {
          is: 'box',
          label:
            '**The room from above.** Windows, lights, fans, switchboard. Shade the seats where it is too dark to read or too hot to sit.',
          height: 48,
          ground: 'dots',
        },
        {
          is: 'lines',
          label: 'Who is nearest to the switch when the last person leaves?',
          lines: 1,
        },
        { is: 'lines', label: 'What the person who works here told us (no name)', lines: 2 },
      ],
    },
    {
      title: 'The school day on one sheet',
      who: 'The class, two keepers',
      when: 'Period 2',
      minutes: 20,
      blocks: [
        {
          is: 'table',
          head: [
            'Water post',
            'Litres in use',
            'Litres, nobody there',
            'Buckets (÷ 15)',
            'Our assumption',
          ],
          widths: [1.6, 0.9, 1, 0.9, 2],
          rows: [
            [
              '_Tap 5, example_',
              '–',
              '_12 × 60 = 720_',
              '_48_',
              '_Pipe fills a bucket in 15 seconds_',
            ],
            ['Tap 1', '', '', '', ''],
            ['Tap 2', '', '', '', ''],
            ['Tap 3', '', '', '', ''],
            ['Tap 4', '', '', '', ''],
            ['Tap 5', '', '', '', ''],
            ['Tap 6', '', '', '', ''],
            ['**Water, a day**', '', '', '', ''],
          ],
        },
        {
          is: 'table',
          head: [
            'Switch post',
            'Units in use',
            'Units, not needed',
            'Highest mark',
            'Our assumption',
          ],
          widths: [1.6, 0.9, 1, 0.9, 2],
          rows: [
            ['Switch 1', '', '', '', ''],
            ['Switch 2', '', '', '', ''],
            ['Switch 3', '', '', '', ''],
            ['Switch 4', '', '', '', ''],
            ['Switch 5', '', '', '', ''],
            ['Switch 6', '', '', '', ''],
            ['**Power, a day**', '', '', '', ''],
          ],
        },
        {
          is: 'fields',
          rows: [
            [
              { label: 'Meter, morning' },
              { label: 'Meter, last bell' },
              { label: 'Difference, units' },
            ],
            [
              { label: 'People in school today' },
              { label: 'Buckets for each' },
              { label: 'We had guessed' },
            ],
          ],
        },
        {
          is: 'text',
          text: 'Six posts are not the whole school. If your units are less than the meter’s, you have found where you did **not** look.',
        },
        {
          is: 'lines',
          label: 'What we could not count, and whether the sum would be larger or smaller',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'The row that matters most, and why it need not be the largest',
          lines: 2,
        },
      ],
    },
    {
      title: 'Saving plan: five-finger test',
      who: 'Team with a saving',
      when: 'Period 2',
      minutes: 15,
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: '**What** becomes smaller (one thing, one place)' }],
            [{ label: '**How much** it is now, with its unit', width: 2 }, { label: 'Counted on' }],
            [{ label: '**Who** does it, at which bell', width: 2 }, { label: 'Second name' }],
            [{ label: '**Who we ask** whether it hurts', width: 2 }, { label: 'Asked on' }],
          ],
        },
        {
          is: 'table',
          head: [
            'Finger',
            'Does anybody get …',
            'No, or who',
            'If someone does: how we change the plan',
          ],
          widths: [0.8, 1.5, 1.2, 2.5],
          rows: [
            ['Thumb', '… thirstier?', '', ''],
            ['First', '… dirtier (hands, floor)?', '', ''],
            ['Middle', '… hotter?', '', ''],
            ['Ring', '… less light to read by?', '', ''],
            ['Little', '… more work, unasked?', '', ''],
          ],
          height: 14,
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'A goal that gains, and how it shows' }],
            [{ label: 'A goal that could lose, and when' }],
            [{ label: 'So our rule has a “when”: We do it when' }],
          ],
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'Nothing is bought. Nobody is fined, listed or photographed.',
            'No wire, board, pump, ladder, roof. Switches only where the class may use them anyway.',
            'It still works when one of us is absent.',
            'We can count it before and after at the same bell and in the same way.',
          ],
        },
        { is: 'lines', label: 'We stop at once if', lines: 2 },
        { is: 'fields', rows: [[{ label: 'Team' }, { label: 'Teacher’s initials' }]] },
      ],
    },
    {
      title: 'Fifteen-day count',
      who: 'Team with a saving',
      when: 'Daily, two minutes',
      minutes: 2,
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'We count (unit)', width: 2 }, { label: 'At the bell' }, { label: 'Place' }],
          ],
        },
        {
          is: 'table',
          head: ['Five days before', '1', '2', '3', '4', '5', 'Sum', 'Mean'],
          widths: [2, 1, 1, 1, 1, 1, 1.1, 1.1],
          rows: [
            ['_Example, minutes_', '_12_', '_13_', '_11_', '_12_', '_12_', '_60_', '_12_'],
            ['**Count**', '', '', '', '', '', '', ''],
            ['Who counted', '', '', '', '', '', '–', '–'],
          ],
          height: 9,
        },
        {
          is: 'table',
          head: [
            'Ten days with it',
            '1',
            '2',
            '3',
            '4',
            '5',
            '6',
            '7',
            '8',
            '9',
            '10',
            'Sum',
            'Mean',
          ],
          widths: [1.9, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.9, 0.9],
          rows: [
            [
              '_Example_',
              '_0_',
              '_0_',
              '_8_',
              '_0_',
              '_0_',
              '_0_',
              '_6_',
              '_0_',
              '_0_',
              '_0_',
              '_14_',
              '_1.4_',
            ],
            ['**Count**', '', '', '', '', '', '', '', '', '', '', '', ''],
            ['Special day', '', '', '', '', '', '', '', '', '', '', '–', '–'],
          ],
          height: 9,
        },
        {
          is: 'text',
          text: 'Not counted: write a dash, never 0. Then divide by the days counted. Special day: **R** rain, **C** power cut, **F** function or fair, **T** test, **H** half day.',
        },
        {
          is: 'box',
          label: '**Fifteen bars,** with a line after the fifth. Colour the bars of special days.',
          height: 55,
          ground: 'squares',
        },
        {
          is: 'table',
          head: ['Asked on day', 'Who (the work, no name)', 'What they said: does it hurt?'],
          widths: [0.8, 1.5, 3],
          rows: [
            ['3', '', ''],
            ['8', '', ''],
          ],
          height: 13,
        },
        { is: 'lines', label: 'What changed, in one sentence with two numbers', lines: 2 },
        { is: 'lines', label: 'What else could explain it', lines: 1 },
      ],
    },
    {
      title: 'Request for a repair',
      who: 'Team; you sign too',
      when: 'When it needs a plumber',
      minutes: 15,
      blocks: [
        {
          is: 'aside',
          label: 'Before you write.',
          text: 'Ask who decides: the head, the office, the School Management Committee, the owner of the building, the panchayat. One letter, one repair. An adult looks at it first. Report a loose wire or bad-smelling water **today**, in person.',
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'To', width: 2 }, { label: 'Date' }],
            [{ label: 'What is out of order, and where exactly' }],
          ],
        },
        { is: 'text', text: 'Respected Sir or Madam,' },
        {
          is: 'text',
          text: 'We are the team of post ______________ in Class ______. From __________ to __________ we counted at this place at the same four bells each day.',
        },
        {
          is: 'text',
          text: 'In a day it loses ________ litres, that is ________ buckets of 15 litres (or ________ units). Our sum: ______________________________. What we assumed: ______________________________.',
        },
        {
          is: 'text',
          text: 'It affects ______________________ most, because ______________________________. We have done what we could without tools: ______________________________. We kindly ask you',
        },
        {
          is: 'list',
          mark: 'number',
          items: [
            'to have someone who knows the work look at it by ____________;',
            'to tell us what it costs, so we can compare it with our count;',
            'to let two of us watch from a safe distance while it is repaired.',
          ],
        },
        {
          is: 'text',
          text: 'We will count for five more days afterwards and bring you the number.',
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'For the team' }, { label: 'Class teacher' }],
            [{ label: 'Received by, on' }, { label: 'Answer, on' }],
          ],
        },
        {
          is: 'table',
          head: ['After the repair, day', '1', '2', '3', '4', '5', 'Before, mean'],
          widths: [2, 1, 1, 1, 1, 1, 1.4],
          rows: [['Litres or units', '', '', '', '', '', '']],
          height: 10,
        },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'It has a number, a place and a date. It accuses nobody.',
            'The person who works there has read it, or heard it, and agrees.',
          ],
        },
      ],
    },
    {
      title: 'Notice: what our school uses in a day',
      who: 'The class; for the wall',
      when: 'Period 4',
      minutes: 20,
      blocks: [
        {
          is: 'aside',
          label: 'To the class.',
          text: 'Write it twice: in the language of the lessons and in the one people speak here. Hang it at the eye level of Class 6, by the tap, not in the office. No slogan, no “we should”.',
        },
        {
          is: 'table',
          head: ['In one day, all of us', 'For each', 'We had guessed'],
          rows: [
            ['Water: ________ buckets', '', ''],
            ['Power: ________ units', '', ''],
          ],
          height: 13,
        },
        {
          is: 'table',
          head: ['We tried this', 'Before', 'With it', 'Did it hurt? We asked'],
          widths: [2, 0.9, 0.9, 1.8],
          rows: [
            ['Water:', '', '', ''],
            ['Power:', '', '', ''],
          ],
          height: 22,
        },
        { is: 'lines', label: '**What did not become smaller,** and what it needs:', lines: 2 },
        { is: 'lines', label: '**What we do not know:**', lines: 2 },
        { is: 'lines', label: '**We thank** (the work and, if they like, the name):', lines: 2 },
        {
          is: 'box',
          label: '**The same in our second language**',
          height: 54,
        },
        {
          is: 'fields',
          rows: [
            [
              { label: 'Class' },
              { label: 'Counted from … to …', width: 2 },
              { label: 'Questions to' },
            ],
          ],
        },
      ],
    },
    {
      title: 'Letter to parents, with a slip',
      who: 'You; parents sign the slip',
      when: 'Before the two days',
      minutes: 10,
      blocks: [
        { is: 'fields', rows: [[{ label: 'School', width: 3 }, { label: 'Date' }]] },
        { is: 'text', text: 'Dear parents of Class ______,' },
        {
          is: 'text',
          text: 'on __________ and __________ our class will count how much water and electricity the school uses in a day. The students look at taps and switches, measure, work out a total, and then try **one** saving.',
        },
        {
          is: 'list',
          items: [
            'Two students go at a time, four times a day, five minutes at a post. No lesson is missed.',
            'They touch **no** wire, switchboard, pump, ladder, roof or tank. An adult reads the meter.',
            'They write down places, never names. They take no photographs.',
            'Only the school is counted. Nobody asks what your home uses or pays.',
            'Nothing has to be bought. One old one-litre bottle for each team is enough.',
          ],
        },
        {
          is: 'text',
          text: 'Many parents know more about this than we do: those who fetch water, farm, mend pumps or lay wires. Perhaps you would tell the class about it in ten minutes.',
        },
        {
          is: 'text',
          text: 'In fifteen days your child brings the result: what the school used, what we saved, and who did the work.',
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
          text: 'Rewrite the letter in the language that is spoken at home. If a parent does not read, the student reads it aloud and the parent puts a thumb mark.',
        },
        { is: 'heading', text: 'Slip: please cut here and send back by __________' },
        {
          is: 'list',
          mark: 'tick',
          items: [
            'My child may count at the taps and switches of the school.',
            'My child will add up the sheets in class. The marks are the same.',
            'I know something about water or electricity and could tell the class. Best day: __________',
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
  ],
}
