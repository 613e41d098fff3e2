import type { Journal } from '../types'

export const journal: Journal = {
  title: 'My Ten Houses',
  subtitle: 'A student journal for a street survey',
  about:
    'Eight journal pages for the street survey, each written in class in fifteen minutes and kept by the student. Teachers: read only where you are invited; answer with one sentence, never with marks.',
  grades: '6 to 12',
  owned: 'The street I watch',
  pages: [
    {
      title: 'My lane, as I see it today',
      when: 'Before the first slide, fifteen minutes',
      blocks: [
        {
          is: 'text',
          text: 'Draw the way from your door to the main road. Make it true, not pretty. Mark **1** for what is good, **2** for what is broken, **3** for a place where you never stop.',
        },
        { is: 'box', label: 'My map. North is where …', height: 120, ground: 'dots' },
        { is: 'lines', label: 'The place on this map I know least about:', lines: 2 },
        {
          is: 'lines',
          label: 'What I think ten houses will say is the biggest trouble here:',
          lines: 2,
        },
        {
          is: 'aside',
          label: 'Fold',
          text: 'the corner of this page. You will come back to your guess in week 2.',
        },
      ],
    },
    {
      title: 'Three minutes with open eyes',
      when: 'Week 1, on the way home; written the next morning',
      blocks: [
        {
          is: 'text',
          text: 'Stand still at one spot for three minutes. Write down only what you could point at. “Dirty” is an opinion. “Nine tea cups beside the bench” can be pointed at.',
        },
        { is: 'fields', rows: [[{ label: 'Where I stood', width: 2 }, { label: 'From … to …' }]] },
        {
          is: 'table',
          head: ['What I saw', 'How many, how long, how far', 'What I felt'],
          widths: [1.6, 1.3, 1],
          rows: [['_Nine tea cups beside the bench_', '_9, four of them plastic_', '_Used to it_']],
          blank: 7,
          height: 12,
        },
        { is: 'lines', label: 'Something I had never noticed before, and why not:', lines: 3 },
        { is: 'lines', label: 'Who else uses this spot, at another hour?', lines: 2 },
      ],
    },
    {
      title: 'At the first door',
      when: 'Week 1, on the day after your doors',
      blocks: [
        {
          is: 'table',
          head: ['', 'Before I knocked', 'While they spoke', 'On the way back'],
          widths: [0.9, 1.2, 1.2, 1.2],
          rows: [
            ['**I thought**', '', '', ''],
            ['**My hands, my voice**', '', '', ''],
          ],
          height: 24,
        },
        {
          is: 'lines',
          label: 'The sentence I want to keep, as they said it, in their language (no name):',
          lines: 4,
        },
        {
          is: 'lines',
          label: 'I asked at home too. What did my own family say that surprised me?',
          lines: 4,
        },
        {
          is: 'lines',
          label: 'The question that did not work, and how I asked it the second time:',
          lines: 3,
        },
        {
          is: 'aside',
          label: 'If you heard something serious,',
          text: 'you do not have to carry it alone. Tell your teacher today, in your own words. The children’s helpline is 1098, day and night.',
        },
      ],
    },
    {
      title: 'My guess and the tally',
      when: 'Week 2, after the sheets were counted',
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'On page 1 I guessed' }],
            [{ label: 'Ten houses said', width: 2 }, { label: 'that is … of 10' }],
          ],
        },
        {
          is: 'box',
          label: 'The three highest rows as bars. Write the number on top of each.',
          height: 70,
          ground: 'squares',
        },
        { is: 'lines', label: 'Where my guess came from:', lines: 3 },
        {
          is: 'lines',
          label: 'Who in our ten houses suffers most from it, and how I know:',
          lines: 3,
        },
        { is: 'lines', label: 'I voted for this need because …', lines: 2 },
        {
          is: 'lines',
          label: 'Someone in my team voted differently. The best reason they gave:',
          lines: 2,
        },
      ],
    },
    {
      title: 'What I promised',
      when: 'Week 3, on the first Friday of the action',
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'Our action' }],
            [{ label: 'My part, by which day', width: 2 }, { label: 'Who will see it' }],
          ],
        },
        {
          is: 'table',
          head: ['Day', 'What I did, even if it was small', 'Minutes', 'With'],
          widths: [0.7, 2.6, 0.6, 1],
          rows: [
            ['Mon', '', '', ''],
            ['Tue', '', '', ''],
            ['Wed', '', '', ''],
            ['Thu', '', '', ''],
            ['Fri', '', '', ''],
            ['Sat, Sun', '', '', ''],
          ],
          height: 14,
        },
        { is: 'lines', label: 'What was harder than it looked on the plan:', lines: 3 },
        {
          is: 'lines',
          label: 'Someone helped without being asked. What exactly did they do?',
          lines: 3,
        },
        { is: 'lines', label: 'Next week I need … from …', lines: 2 },
      ],
    },
    {
      title: 'It did not go as planned',
      when: 'Week 4, or on the day it goes wrong',
      blocks: [
        {
          is: 'text',
          text: 'Every honest project has this page. An empty one means that nobody looked.',
        },
        {
          is: 'box',
          label: 'What happened, as a comic of three pictures. Stick figures are welcome.',
          height: 62,
        },
        {
          is: 'table',
          head: ['It was because of', 'A little', 'A lot', 'What I write beside it'],
          widths: [1.8, 0.5, 0.5, 2],
          rows: [
            ['something nobody could know', '', '', ''],
            ['something we could have asked', '', '', ''],
            ['something one of us had not done', '', '', ''],
            ['too big a plan', '', '', ''],
          ],
          height: 10,
        },
        { is: 'lines', label: 'What we did in the first hour after:', lines: 3 },
        { is: 'lines', label: 'What I said that I would say differently now:', lines: 3 },
      ],
    },
    {
      title: 'Before and after',
      when: 'Week 6, when the second count is in',
      blocks: [
        {
          is: 'fields',
          rows: [
            [
              { label: 'We counted' },
              { label: 'Before' },
              { label: 'After' },
              { label: 'Difference' },
            ],
          ],
        },
        {
          is: 'lines',
          label: 'What this number means for one person on one morning. Tell it like a story:',
          lines: 6,
        },
        { is: 'lines', label: 'What stayed exactly as it was:', lines: 3 },
        {
          is: 'lines',
          label: 'I went back to the door and told them. What they said, or how they looked:',
          lines: 4,
        },
        {
          is: 'table',
          head: ['How sure am I that it was our action?', 'Tick one'],
          widths: [4, 1],
          rows: [
            ['Sure: nothing else changed in these weeks', ''],
            ['Fairly: something else changed too, but less', ''],
            ['Not sure: it might have happened anyway', ''],
          ],
          height: 9,
        },
        { is: 'lines', label: 'Because …', lines: 2 },
      ],
    },
    {
      title: 'A letter to next year’s class',
      when: 'Week 6, the last quarter of an hour',
      blocks: [
        {
          is: 'text',
          text: 'Someone a year younger will sit on your bench and knock at the same doors. Tell them what no slide will tell them.',
        },
        { is: 'lines', label: 'Dear bench partner of next year,', lines: 13 },
        {
          is: 'fields',
          rows: [[{ label: 'From someone in Class', width: 2 }, { label: 'Month and year' }]],
        },
        {
          is: 'table',
          head: ['I can now', 'Not yet', 'With help', 'Alone', 'Page that shows it'],
          widths: [2.6, 0.6, 0.7, 0.6, 1.1],
          rows: [
            ['ask a question that hints at no answer', '', '', '', ''],
            ['listen to an answer I do not like', '', '', '', ''],
            ['turn sheets into a graph others can read', '', '', '', ''],
            ['finish what I have promised', '', '', '', ''],
            ['say plainly what did not work', '', '', '', ''],
          ],
        },
        { is: 'fields', rows: [[{ label: 'One sentence from a reader I chose' }]] },
      ],
    },
  ],
}
