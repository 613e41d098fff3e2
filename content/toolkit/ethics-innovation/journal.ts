import type { Journal } from '../types'

export const journal: Journal = {
  title: 'My Seat, Your Seat, the Chair',
  subtitle: 'A student journal about arguing and inventing',
  about:
    'A student journal: eight pages on arguing, making and changing your mind. Each takes 15 minutes in class, and students keep it. Teachers: read it only where you are invited, and answer with one sentence, never with marks.',
  grades: '6 to 12',
  owned: 'Something I have mended or invented',
  pages: [
    {
      title: 'Someone had to think of it',
      when: 'Before the first slide, fifteen minutes',
      blocks: [
        {
          is: 'text',
          text: 'Choose one thing from home or from your way to school that works without internet. It may be a pressure cooker, a clothes clip, a winnowing tray, a knot or a hook for a bag.',
        },
        {
          is: 'box',
          label: 'My thing, drawn cut open. An arrow shows where the idea is.',
          height: 78,
          ground: 'dots',
        },
        {
          is: 'lines',
          label: 'What people did before it existed (ask someone older):',
          lines: 3,
        },
        {
          is: 'table',
          head: ['Since it came', 'Who?', 'What exactly?'],
          widths: [1.2, 1, 2.4],
          rows: [
            ['**has it easier**', '', ''],
            ['**has more work**', '', ''],
            ['**was not asked**', '', ''],
          ],
          height: 13,
        },
        {
          is: 'lines',
          label: 'What I would change, and what would then get worse:',
          lines: 3,
        },
      ],
    },
    {
      title: 'What I think before anyone argues',
      when: 'Week 1, when the invention is chosen',
      blocks: [
        { is: 'fields', rows: [[{ label: 'The invention' }]] },
        {
          is: 'text',
          text: 'Put a cross where your view is today. **1:** it should go. **10:** everyone should have it. Only you see it.',
        },
        {
          is: 'table',
          head: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
          rows: [['', '', '', '', '', '', '', '', '', '']],
          height: 9,
        },
        { is: 'lines', label: 'My reason, in two sentences:', lines: 3 },
        {
          is: 'lines',
          label: 'Where it comes from (seen, heard, read, a person, a feeling):',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'Someone I respect disagrees. What they would say, as well as they would say it:',
          lines: 4,
        },
        {
          is: 'lines',
          label: 'What could I see or count in three days that would move my cross?',
          lines: 3,
        },
        {
          is: 'aside',
          label: 'Fold',
          text: 'this page inwards. Open it after the debate; your cross stays where it is.',
        },
      ],
    },
    {
      title: 'Two people, one thing',
      when: 'Week 1, the morning after you asked',
      blocks: [
        {
          is: 'text',
          text: 'One person who gains by it, one who pays for it. Roles, no names. Write in the language they used.',
        },
        {
          is: 'table',
          head: ['', 'The one who gains', 'The one who pays'],
          widths: [0.8, 2, 2],
          rows: [
            ['**Role, place**', '', ''],
            ['**Hands, face, voice**', '', ''],
            ['**A sentence I keep**', '', ''],
            ['**A number they gave**', '', ''],
          ],
          height: 23,
        },
        { is: 'lines', label: 'What both said, although they do not know each other:', lines: 2 },
        {
          is: 'lines',
          label: 'My question that worked best, and one that stopped the talk:',
          lines: 3,
        },
        {
          is: 'lines',
          label: 'If they sat at one table, the first would ask the second:',
          lines: 2,
        },
        {
          is: 'aside',
          label: 'If you heard something upsetting,',
          text: 'you do not have to carry it alone. Tell your teacher today, in your own words. The children’s helpline is 1098, day and night.',
        },
      ],
    },
    {
      title: 'The seat I did not choose',
      when: 'Week 2, after the debate',
      blocks: [
        {
          is: 'table',
          head: ['', 'For it', 'Against it', 'From the chair'],
          widths: [0.9, 1.3, 1.3, 1.3],
          rows: [
            ['**My best sentence**', '', '', ''],
            ['**How it felt to say it**', '', '', ''],
          ],
          height: 25,
        },
        {
          is: 'lines',
          label: 'A sentence from my bench partner that I wish I had said:',
          lines: 3,
        },
        {
          is: 'text',
          text: 'Open the folded page. The old cross stays. Add a second one, circled:',
        },
        {
          is: 'table',
          head: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
          rows: [['', '', '', '', '', '', '', '', '', '']],
          height: 9,
        },
        {
          is: 'table',
          head: ['What moved it, or held it', 'Much', 'A little', 'Not', 'Which exactly?'],
          widths: [1.5, 0.55, 0.65, 0.5, 2.2],
          rows: [
            ['a number', '', '', '', ''],
            ['a person’s words', '', '', '', ''],
            ['a trial', '', '', '', ''],
            ['what my friends thought', '', '', '', ''],
          ],
          height: 9.5,
        },
        {
          is: 'lines',
          label: 'A reason from the other side that I still cannot answer:',
          lines: 4,
        },
      ],
    },
    {
      title: 'Version 1, badly made',
      when: 'Week 2, on the day of making',
      blocks: [
        {
          is: 'text',
          text: 'Do not draw how it should be. Draw how it is: with the knot that slips.',
        },
        {
          is: 'box',
          label: 'Our thing on its first day. I mark what I made, tied or thought of myself.',
          height: 76,
          ground: 'squares',
        },
        {
          is: 'table',
          head: ['Time', 'What we tried', 'What happened instead'],
          widths: [0.6, 2, 2.2],
          rows: [],
          blank: 4,
          height: 12,
        },
        { is: 'lines', label: 'Whose idea we threw away too soon:', lines: 2 },
        {
          is: 'lines',
          label: 'Who must live with it but has not been asked yet. Who will ask, and when:',
          lines: 3,
        },
      ],
    },
    {
      title: 'It did something we had not planned',
      when: 'Week 3, in the middle of the trial',
      blocks: [
        {
          is: 'text',
          text: 'Everything that works does something else as well. Stand beside your thing for ten minutes without explaining it to anyone.',
        },
        {
          is: 'box',
          label: 'Ten minutes as a comic: before, during, after. Stick figures are welcome.',
          height: 58,
        },
        {
          is: 'table',
          head: ['What else it did', 'Person', 'Good, bad, both', 'How often in ten minutes'],
          widths: [2, 1.2, 0.9, 1.1],
          rows: [['_People talk in the line_', '_the last ten_', '_both_', '_all the time_']],
          blank: 3,
          height: 12,
        },
        {
          is: 'lines',
          label: 'Someone said no, or went around it. What do they know that we do not?',
          lines: 3,
        },
        {
          is: 'lines',
          label: 'How near are we to our stop number? What I felt when I saw it:',
          lines: 3,
        },
      ],
    },
    {
      title: 'Version 2',
      when: 'Week 4, when the second count is in',
      blocks: [
        {
          is: 'table',
          head: ['What we counted, with its unit', 'Before', 'Version 1', 'Version 2'],
          widths: [2.6, 0.8, 0.9, 0.9],
          rows: [
            ['**All:**', '', '', ''],
            ['**It got worse for:**', '', '', ''],
          ],
          height: 13,
        },
        {
          is: 'box',
          label: 'Both rows as bars, side by side. I write the number on top.',
          height: 58,
          ground: 'squares',
        },
        {
          is: 'lines',
          label: 'What we changed, and the words of the person who made us change it:',
          lines: 4,
        },
        { is: 'lines', label: 'What version 2 has not mended:', lines: 2 },
        {
          is: 'table',
          head: ['What should happen to it?', 'I', 'Most of my team', 'The chair'],
          widths: [2.6, 0.6, 1.1, 0.8],
          rows: [
            ['Go on as it is', '', '', ''],
            ['Go on, if …', '', '', ''],
            ['Stop, and give the things back', '', '', ''],
          ],
          height: 8.5,
        },
        {
          is: 'lines',
          label: 'If the three columns differ: who decides, and is that fair?',
          lines: 3,
        },
      ],
    },
    {
      title: 'A letter from the chair',
      when: 'Week 4, the last quarter of an hour',
      blocks: [
        {
          is: 'text',
          text: 'Imagine you sit in the chair. You are the one who has to live with what your team has made. Write to yourself: what went well, what you did not dare to say, what you wish for.',
        },
        { is: 'lines', label: 'Dear inventor,', lines: 11 },
        {
          is: 'fields',
          rows: [[{ label: 'From (a role)', width: 2 }, { label: 'Month and year' }]],
        },
        { is: 'lines', label: 'My answer, as one promise that I can keep:', lines: 2 },
        {
          is: 'table',
          head: ['I can now', 'Not yet', 'With help', 'Alone', 'Page that shows it'],
          widths: [2.6, 0.6, 0.7, 0.6, 1.1],
          rows: [
            ['say what is right in a view I do not share', '', '', '', ''],
            ['tell a number from a “perhaps”', '', '', '', ''],
            ['let people say no when I ask', '', '', '', ''],
            ['find who my idea makes worse off', '', '', '', ''],
            ['change my mind, and say why', '', '', '', ''],
          ],
        },
        { is: 'fields', rows: [[{ label: 'One sentence from a reader I chose' }]] },
      ],
    },
  ],
}
