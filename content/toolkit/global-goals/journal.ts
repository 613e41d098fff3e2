import type { Journal } from '../types'

export const journal: Journal = {
  title: 'My Tap, My Switch',
  subtitle: 'A student journal for a water and electricity audit',
  about:
    'Eight journal pages for the water and electricity audit, each written in class in fifteen minutes. Only the school is counted, never a home. Teachers: read where you are invited, answer with one sentence, never with marks.',
  grades: '6 to 12',
  owned: 'The post I watch',
  pages: [
    {
      title: 'From gate to gate',
      when: 'Before the first slide, fifteen minutes',
      blocks: [
        {
          is: 'text',
          text: 'Yesterday, from the moment you came through the gate, what did you touch or use that needs water or electricity? Write it in the order of the bells. The fan above you counts.',
        },
        {
          is: 'table',
          head: ['When', 'Water', 'Power', 'Who made it work for me?'],
          widths: [1.1, 1.5, 1.5, 1.6],
          rows: [
            [
              '_Before assembly_',
              '_A sip at the tap_',
              '_Bell, loudspeaker_',
              '_The person at the pump_',
            ],
            ['Before assembly', '', '', ''],
            ['First periods', '', '', ''],
            ['Short break', '', '', ''],
            ['Lunch', '', '', ''],
            ['Last periods', '', '', ''],
            ['After the bell', '', '', ''],
          ],
          height: 16,
        },
        {
          is: 'fields',
          rows: [
            [{ label: '**My guess:** buckets of 15 litres that I use here in a day' }],
            [{ label: '**My guess:** hours that the fan above my bench runs in a day' }],
          ],
        },
        {
          is: 'lines',
          label: 'The line above that I could most easily do without, and the one I could not:',
          lines: 3,
        },
        {
          is: 'aside',
          label: 'Fold',
          text: 'the corner. Compare with the count after period 2.',
        },
      ],
    },
    {
      title: 'My post, five minutes',
      when: 'Week 1, after the first visit to your post',
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'My post', width: 2 }, { label: 'Day and bell' }, { label: 'From … to …' }],
          ],
        },
        {
          is: 'box',
          label: 'My drawing: the thing, its handle or switch, where the water or the light goes.',
          height: 78,
        },
        {
          is: 'table',
          head: ['I heard', 'I smelled or felt', 'I counted'],
          rows: [['', '', '']],
          height: 26,
        },
        {
          is: 'lines',
          label: 'Something that works here that I have never thanked anyone for:',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'Someone small, old or in a wheelchair comes to this post. What happens?',
          lines: 3,
        },
        { is: 'lines', label: 'My question for the next visit:', lines: 2 },
      ],
    },
    {
      title: 'The person who knows',
      when: 'Week 1, on the day after you asked',
      blocks: [
        {
          is: 'text',
          text: 'Each post has someone who knows it by heart: they fill, cook, mop, mend or lock. Write the work, not the name, unless they want it.',
        },
        {
          is: 'fields',
          rows: [
            [{ label: 'The work' }, { label: 'Begins at … o’clock' }, { label: 'Years here' }],
          ],
        },
        {
          is: 'lines',
          label: 'My first sentence to them, and what they did before they answered:',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'What they know about water or electricity that is not on our sheets:',
          lines: 4,
        },
        {
          is: 'lines',
          label: 'One sentence exactly as they said it, in their language:',
          lines: 3,
        },
        {
          is: 'table',
          head: [
            'If I had this work for one day',
            'I would need',
            'I would be glad of',
            'I would be tired of',
          ],
          widths: [1.2, 1, 1, 1],
          rows: [['**I think**', '', '', '']],
          height: 24,
        },
        {
          is: 'lines',
          label: 'What I will do differently at this post because of them:',
          lines: 2,
        },
        {
          is: 'aside',
          label: 'If you heard something that worries you',
          text: 'about a person’s safety or your own, tell a teacher today. Children can call 1098 at any hour.',
        },
      ],
    },
    {
      title: 'My guess and the count',
      when: 'Week 2, after period 2',
      blocks: [
        {
          is: 'fields',
          rows: [
            [
              { label: 'Buckets: I guessed' },
              { label: 'we counted' },
              { label: 'times too high or low' },
            ],
            [
              { label: 'Fan hours: I guessed' },
              { label: 'we counted' },
              { label: 'times too high or low' },
            ],
          ],
        },
        {
          is: 'box',
          label:
            'Our school’s five largest rows as bars. Buckets and units need **two** graphs: use the left half and the right half.',
          height: 72,
          ground: 'squares',
        },
        { is: 'lines', label: 'A large number that does not trouble me, and why:', lines: 2 },
        { is: 'lines', label: 'A small number that troubles me, and why:', lines: 2 },
        { is: 'lines', label: 'What I had not thought of when I guessed:', lines: 3 },
        { is: 'lines', label: 'An assumption in our sums that I do not quite believe:', lines: 2 },
      ],
    },
    {
      title: 'Two goals at one switch',
      when: 'Week 2, before the class votes',
      blocks: [
        {
          is: 'fields',
          rows: [[{ label: 'The place and the hour', width: 2 }, { label: 'The idea' }]],
        },
        {
          is: 'table',
          head: ['Goal ____ says: do it, because', 'Goal ____ says: do not, because'],
          rows: [['', '']],
          height: 50,
        },
        {
          is: 'table',
          head: ['Who', 'feels it first', 'can say so easily', 'was asked'],
          widths: [2, 1, 1.2, 1],
          rows: [
            ['_The last bench, on a dark morning_', '_yes_', '_no_', '_not yet_'],
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
          height: 10,
        },
        {
          is: 'lines',
          label: 'The best reason against my idea, in words its supporters would accept:',
          lines: 3,
        },
        { is: 'lines', label: 'My rule, with a “when” in it:', lines: 2 },
        { is: 'lines', label: 'I will vote for …, and I would change my mind if …', lines: 2 },
      ],
    },
    {
      title: 'Ten days, one habit',
      when: 'Weeks 4 and 5, two minutes a day',
      blocks: [
        {
          is: 'fields',
          rows: [
            [{ label: 'My part of the saving' }],
            [
              { label: 'At which bell', width: 1 },
              { label: 'What reminds me', width: 2 },
            ],
          ],
        },
        {
          is: 'table',
          head: ['Day', 'Done: yes, half, forgot', 'What helped or got in the way', 'Someone said'],
          widths: [0.5, 1.1, 2.2, 1.5],
          rows: [
            [
              '_0_',
              '_half_',
              '_Two fans: I did not know the second switch_',
              '_“Why always you?”_',
            ],
            ['1', '', '', ''],
            ['2', '', '', ''],
            ['3', '', '', ''],
            ['4', '', '', ''],
            ['5', '', '', ''],
            ['6', '', '', ''],
            ['7', '', '', ''],
            ['8', '', '', ''],
            ['9', '', '', ''],
            ['10', '', '', ''],
          ],
          height: 11,
        },
        { is: 'lines', label: 'On the day I forgot: was it me, or was it the plan?', lines: 2 },
        { is: 'lines', label: 'What I changed so that it needs less remembering:', lines: 2 },
        {
          is: 'lines',
          label: 'On which day did it stop being an effort? Or is it still one?',
          lines: 2,
        },
      ],
    },
    {
      title: 'Who paid?',
      when: 'Week 6, when the fifteen columns are full',
      blocks: [
        {
          is: 'fields',
          rows: [
            [
              { label: 'Before, a day' },
              { label: 'With it, a day' },
              { label: 'Saved in ten days' },
            ],
          ],
        },
        {
          is: 'box',
          label:
            'Lay your hand here sideways and draw round it. Write in each finger what someone told us. Thumb: thirstier; then dirtier, hotter, darker, more work.',
          height: 108,
        },
        {
          is: 'lines',
          label: 'One moment when someone felt our saving. Tell it like a story:',
          lines: 4,
        },
        {
          is: 'table',
          head: ['I believe that our saving', 'Tick one', 'Because'],
          widths: [2, 0.6, 2.4],
          rows: [
            ['was paid for by nobody', '', ''],
            ['was paid for by someone who had agreed', '', ''],
            ['was paid for by someone who was not asked', '', ''],
            ['has an unknown cost', '', ''],
          ],
          height: 9,
        },
        { is: 'lines', label: 'What I would give back to that person, if I could:', lines: 2 },
      ],
    },
    {
      title: 'A note to hang beside the tap',
      when: 'Week 6, the last quarter of an hour',
      blocks: [
        {
          is: 'text',
          text: 'Next year someone else will watch your post. They have not seen your sheets. Write what they should look at, at which bell, who to ask, and what you were wrong about.',
        },
        {
          is: 'fields',
          rows: [[{ label: 'To the team at post', width: 2 }, { label: 'next year' }]],
        },
        { is: 'lines', lines: 11 },
        {
          is: 'table',
          head: ['I can now', 'Not yet', 'With help', 'Alone', 'Page that shows it'],
          widths: [2.7, 0.6, 0.7, 0.6, 1],
          rows: [
            ['measure a flow with a bottle and a watch', '', '', '', ''],
            ['turn watts and hours into units', '', '', '', ''],
            ['say what I assumed', '', '', '', ''],
            ['ask a person about their work', '', '', '', ''],
            ['see two goals in one place and make a rule', '', '', '', ''],
            ['record numbers honestly', '', '', '', ''],
          ],
        },
        { is: 'fields', rows: [[{ label: 'One sentence from a reader I chose' }]] },
      ],
    },
  ],
}
