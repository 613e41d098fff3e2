import type { Deck } from '../types'

export const deck: Deck = {
  title: 'The Key Goes Round',
  subtitle: 'Slides for sharing class duties',
  about:
    'Slides for two periods on sharing class duties. First the class finds out who runs its day and divides the work into “keys”. Then it learns to hand on a key in five lines, and to keep order without shouting.',
  grades: '6 to 12',
  periods: [
    {
      name: 'Period 1: who runs our day',
      slides: [
        {
          layout: 'board',
          title: 'The Key Goes Round',
          subtitle:
            'Each student runs one class duty, a “key”, for a week and hands it on in five lines.',
          minutes: 2,
          notes: {
            say: 'This is the key to the lab trays. It is cardboard; the iron one stays with me. Its holder opens the lab for all of you for a week. After twelve weeks, everyone here will have held a key.',
            do: 'Cut a key out of an old notebook cover before the lesson and hang it on a string. Give it to someone on the last bench and let it pass from hand to hand while you go on.',
            watch:
              'Present monitors, who may feel dismissed. Thank them by name now. They know more about the work than anyone; the first five lines will come from them.',
          },
        },
        {
          layout: 'story',
          title: 'The Tuesday without Meenakshi',
          text: 'Meenakshi of 8-B has been monitor since July. On Tuesday she had a fever. The register lay in the office until the third bell. The library almirah stayed shut. In the lab, seven groups waited fourteen minutes for their trays. Forty-seven children could define reflection. **Nobody knew where the mirrors were.**',
          ask: 'What stopped? Who could have started it?',
          minutes: 5,
          notes: {
            say: 'Is this a story about a good monitor or a bad one? A good one: as long as she was there, nothing was ever missing. That is why nobody else had learnt anything.',
            do: 'One minute in pairs. Then list on the left edge of the board what stopped, and for how many minutes. Leave it there; you will need it on slide 5.',
            watch:
              '“Our monitor is also like that.” Reply at once: “What does she do that nobody sees?” We look at the work and leave the person alone.',
          },
        },
        {
          layout: 'tally',
          title: 'Four weeks in 8-B',
          named: 'In September these students …',
          counted: 'Hands',
          rows: [
            { label: 'read aloud in class', count: 12 },
            { label: 'spoke in the assembly', count: 4 },
            { label: 'wrote on the board', count: 3 },
            { label: 'handed out lab things', count: 3 },
            { label: 'carried the register', count: 1 },
          ],
          ask: '23 hands, 14 children, 48 in the class. How can that be?',
          minutes: 6,
          notes: {
            say: 'Those who spoke also read aloud and carried, so there are more hands than children. Fourteen of forty-eight is 29 per cent. Is that low because the others cannot, or because nobody asked them?',
            do: 'Make the same table for your own last two weeks. Hands up row by row, eyes closed if the class likes to tease. Write numbers, never names. At the end: who raised a hand at least once?',
            watch:
              'Two lists in one: jobs given to girls (rangoli, registers) and to boys (announcing, carrying benches). Say what you see, once, and add nothing.',
          },
        },
        {
          layout: 'sides',
          title: 'A badge and a key',
          left: {
            head: 'A badge',
            points: [
              'Given to a few, in July',
              'Worn all year',
              'Shows who someone is',
              'Lost only in disgrace',
            ],
          },
          right: {
            head: 'A key',
            points: [
              'Comes to all, by the chart',
              'Held for one week',
              'Opens what others wait for',
              'Handed on each Saturday, with five lines',
            ],
          },
          minutes: 4,
          notes: {
            say: 'Nobody takes the badges away. But you can wear a badge on a day when nothing happens. With a key you cannot: at 8:10 on Monday, forty-eight people wait at the door.',
            do: 'Ask for one more line on each side. Then ask who at home keeps a real key: shop shutter, cycle lock, pump house, goat shed. Hear four answers.',
            watch:
              'Laughter about a goat shed or a tea stall. Say: “At five in the morning someone depends on it.” That is the only definition we need.',
          },
        },
        {
          layout: 'question',
          title: 'If one of us stays at home',
          question: 'What would stop in this class tomorrow if one student stayed at home?',
          task: 'List three jobs, each with its starting minute. Then compare with your bench.',
          minutes: 5,
          notes: {
            say: 'Not “discipline”. Something with a minute: at 8:10 someone opens …, at 12:30 someone fetches … Small is good.',
            do: 'Collect ten jobs under the list from the story. Add one that you yourself do every day and would gladly give away. It makes them laugh, and believe you.',
            watch:
              'Jobs done to children and not for them: writing down talkers, collecting fines, checking nails. Write these at the far right, under a question mark.',
          },
        },
        {
          layout: 'table',
          title: 'Which jobs are keys?',
          head: ['Job', 'How often?', 'Safe?', 'What can we count?'],
          widths: [1.5, 0.8, 1.25, 1.45],
          rows: [
            ['Assembly, first five minutes', 'Daily', 'Yes', 'Different voices a week'],
            [
              'Lab trays, out and back',
              '3 a week',
              'Yes: no glass, no acid',
              'Minutes till all work',
            ],
            ['Library almirah', 'Daily', 'Yes', 'Books lent a week'],
            ['Hand-washing, meal line', 'Daily', 'Yes: nothing hot', 'Minutes till all sit'],
            ['**The school gate**', 'Daily', '**No**', 'No key'],
          ],
          minutes: 7,
          notes: {
            say: 'A key passes three tests: it comes again and again, no child can get hurt, and we can count it. The gate fails the second, so it is not a key, however grand it looks.',
            do: 'Test your ten jobs in the three columns. Stop when four or five have passed; give each a one-word name. Classes 9 to 12 take water, notices or games instead of the meal line.',
            watch:
              'A whisper about who may touch plates, water or books. The draw decides for everyone. Speak to the adult behind the whisper the same day, in private.',
          },
        },
        {
          layout: 'points',
          title: 'What is never a key',
          points: [
            'Road and gate, wires, fire, acid, height',
            'Money, marks, phones, anybody’s private papers',
            'Toilets. Sweeping is not a key: we all sweep, by rows.',
            'Punishing, and writing talkers’ names on the board',
            'A job for ever: after a week it moves on',
          ],
          minutes: 4,
          notes: {
            say: 'A key opens something; it locks nobody up. So there is no list of talkers in this class any more. In the next period you will see how it gets quiet without one.',
            do: 'Wait after the fourth line; it is the one they do not believe. Ask: “What did that list change?” Then, in front of all, wipe the corner of the board where it used to be.',
            watch:
              'Cleaning that ends up with the same children. If the class sweeps, every row has its day, and on Monday you hold a broom too.',
          },
        },
        {
          layout: 'steps',
          title: 'How many keys do we need?',
          steps: [
            { name: 'Count', text: 'School weeks until the term ends: say 12.' },
            { name: 'Divide', text: '48 students ÷ 12 weeks = 4 keys.' },
            { name: 'Round up', text: '52 students: 5 keys, and 8 free places as spare turns.' },
            { name: 'Draw', text: 'Roll numbers from a tin, written down in ink.' },
            { name: 'Swap', text: 'Once each, for any reason. Nobody asks why.' },
          ],
          minutes: 7,
          notes: {
            say: 'Nobody is chosen and nobody is left out. And a class of 47? A prime number: it never divides evenly. Four keys, 48 places, and the last is for anyone who missed a week.',
            do: 'Slips in a tiffin box. Two draw, one calls, one writes on the duty chart from the Templates. Weeks 1 to 3 now, in front of all; the rest in the break, with two witnesses.',
            watch:
              'A student who goes silent. The swap is for this: a later week, or two who hold one key together. A key can be held in any language, with a stammer, from a wheelchair.',
          },
        },
      ],
    },
    {
      name: 'Period 2: handing it on',
      slides: [
        {
          layout: 'story',
          title: 'Monday, 10:35, at the lab door',
          text: 'On Saturday Kavya gave Iqbal the lab key. “It is easy,” she said, “you will see.” On Monday seven groups stood at the door. Six trays, or seven? The mirrors lay behind the charts. Iqbal shouted, then Group 3 shouted. The bell rang before anyone had seen **one** reflection. “He cannot lead,” someone said.',
          ask: 'What was left unsaid on Saturday? Say it in one sentence.',
          minutes: 6,
          notes: {
            say: 'Kavya had done it well for a week. That is why it seemed easy to her. What we do without thinking is the hardest thing to hand on.',
            do: 'Pairs write the one sentence that Kavya should have said. Hear eight and put them on the board in five groups, without headings: done, when, where, trouble, stop. The next slide names them.',
            watch:
              '“Iqbal should have been stricter.” Ask: “Would that have brought one mirror out of the almirah?”',
          },
        },
        {
          layout: 'steps',
          title: 'Five lines, and the key is yours',
          steps: [
            { name: 'Done', text: 'How you see that it is finished.' },
            { name: 'When', text: 'Which days, first and last minute.' },
            { name: 'Where', text: 'The things, and the person to ask.' },
            { name: 'Trouble', text: 'What went wrong for me, and what helped.' },
            { name: 'Stop', text: 'When to leave it and fetch an adult.' },
          ],
          minutes: 9,
          notes: {
            say: 'Kavya’s first line, second try: “Finished when seven trays with two mirrors each are on the table before 10:42.” Could you check that? Then it is a line.',
            do: 'First holders sit with the monitor who knows their work. All others write five lines for a job at home: the pots, the shutter, a little sister. Six minutes; then the neighbour says them back.',
            watch:
              '“Properly”, “nicely”, “on time”. Each time ask for a number, a place or a minute instead. Any language will do; the next holder must be able to read it.',
          },
        },
        {
          layout: 'table',
          title: 'Three weeks with one key',
          head: ['Week', 'You', 'You do', 'You do not'],
          widths: [0.65, 0.9, 2, 1.25],
          rows: [
            ['Before', '**look on**', 'Watch the holder, write down the five lines', 'advise'],
            ['Yours', '**hold**', 'Open it, note its number, thank someone', 'do it all yourself'],
            ['After', '**stand by**', 'Answer when you are asked', 'take it back'],
          ],
          minutes: 5,
          notes: {
            say: 'The third week is the hardest. You see it going wrong, you know how it is done, and you keep your hands behind your back. If you can do that, you have understood it all.',
            do: 'Three students act it at the almirah: the holder forgets the lending list, one looks on, one stands by. The class watches the hands of the third. Then read the chart: who looks on from today?',
            watch:
              'Too many friends who come to help. Three for a key are enough: the last holder, this one and the next.',
          },
        },
        {
          layout: 'table',
          title: 'Forty-eight people, no shouting',
          head: ['When', 'Not', 'But'],
          widths: [1, 0.95, 1.9],
          rows: [
            ['All are talking', '“Silence!”', 'Hand up. Wait. Count silently to 8.'],
            ['They should move', '“Come, come!”', '“Row 2, to the lab.” Then row 3.'],
            ['A row is late', '“Always you!”', '“Row 4, two minutes. What is missing?”'],
            ['It has worked', '_nothing_', '“Row 3, thank you: fourteen mirrors back.”'],
          ],
          minutes: 8,
          notes: {
            say: 'A loud voice works once. A raised hand works from the third day on, when forty-eight have learnt it. Say the row and the next thing; never the name and the fault.',
            do: 'Three who have never done it bring the class to silence with a raised hand. Write the seconds on the board each time. Then rows walk to the door and back, called by number.',
            watch:
              'Yourself. If you say “Sshh” to help, the key is yours again. Stand at the back wall and raise your hand like everyone else.',
          },
        },
        {
          layout: 'steps',
          title: 'When it gets stuck',
          steps: [
            { name: 'Read', text: 'The five lines, once more.' },
            { name: 'Ask', text: 'The one who stands by.' },
            { name: 'Try', text: 'One thing, for two minutes. The class waits.' },
            { name: 'Write', text: 'One sentence for Saturday.' },
            { name: 'Fetch', text: 'An adult, **at once**, if anyone may be hurt or shamed.' },
          ],
          minutes: 5,
          notes: {
            say: 'The last step comes first in an emergency: blood, smoke, tears, a child who is laughed at. For everything else, ask the teacher last, not first.',
            do: 'Put your own three sentences up: “What do your five lines say? Who have you asked? Tell me on Saturday.” Promise to say nothing else, and let the class remind you.',
            watch:
              'Your wish to rescue a slow Monday. Four lost minutes cost less than a key that comes back to you.',
          },
        },
        {
          layout: 'points',
          title: 'Before the bell',
          points: [
            'Something I look after at home that nobody calls leading:',
            'The key I would rather not get, and why:',
            'On my Monday, the first thing I will do:',
          ],
          minutes: 4,
          notes: {
            say: 'Three lines in the notebook. The first is for you: read it again on the evening before your week. If the second worries you, come for a swap. Copy the third onto a slip for me.',
            do: 'Hand over the first keys now, before all. Each holder reads out line 1. The old monitor nods or corrects it. Collect the slips at the door and give each one back on its Monday.',
            watch:
              'Applause. It belongs to Saturday, when something has been opened. If someone hands in no slip, ask tomorrow, alone, in one sentence.',
          },
        },
      ],
    },
  ],
}
