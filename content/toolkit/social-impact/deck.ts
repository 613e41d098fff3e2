import type { Deck } from '../types'

export const deck: Deck = {
  title: 'Ten Houses',
  subtitle: 'Slides for a street survey',
  about:
    'Slides for two periods on a street survey. First the class learns to ask a street what it needs. Then it turns ten answers into one small action that can be finished and counted.',
  grades: '6 to 12',
  periods: [
    {
      name: 'Period 1: before anyone knocks',
      slides: [
        {
          layout: 'board',
          title: 'Ten Houses',
          subtitle:
            'A survey of our own street: find one need, do one small thing, count whether it helped.',
          minutes: 2,
          notes: {
            say: 'This is not a charity week. Nobody collects money and nobody gets a photograph in the paper. You will ask ten houses one good question, and then keep one small promise.',
            do: 'Now seat students who live near each other together, in teams of five. In a class of fifty that makes ten teams and a hundred houses. Name teams after lanes, not heroes.',
            watch:
              'Bus and hostel students: their ten “houses” are ten people at the stop, the mess or the school gate.',
          },
        },
        {
          layout: 'story',
          title: 'The tap in Potters’ Lane',
          text: 'In Potters’ Lane the water comes once a day, but nobody knows when. Sunita’s grandmother sits beside the tap from five. Some mornings it starts at 5:40, some mornings at 6:30. Sunita, Class 8, fills the last pot and misses the first period. Her teacher writes: **late again**.',
          ask: 'Who in this story has a problem? Who knows about it?',
          minutes: 5,
          notes: {
            say: 'Read it twice, slowly. Then: “The school sees a late girl. The water office sees a tap that runs every day. Which of them is wrong?” Neither is. Each sees one half.',
            do: 'One minute in pairs, then four answers, two from the last benches. Write every person they name in a circle on the board. Someone will say: the other children who wait.',
            watch:
              'A student who waits at such a tap herself. Do not ask “Who has this at home?” The story is there so that nobody has to be the example.',
          },
        },
        {
          layout: 'question',
          title: 'Think for two minutes',
          question: 'What does your street know that the newspaper does not?',
          task: 'One line in your notebook, no names. Then read it to your neighbour.',
          minutes: 4,
          notes: {
            say: 'Not “pollution” and not “unemployment”. Something you could point at with your finger between your own door and the main road.',
            do: 'Write one of your own first: “The streetlight outside the medical shop burns all day and is off at night.” Walk to the back while they write. Hear five lines.',
            watch:
              'Gossip about a family. Say at once: “Places and things, not people.” Then ask someone else.',
          },
        },
        {
          layout: 'sides',
          title: 'A guess and a count',
          left: {
            head: 'We think',
            points: [
              'Our street is dirty.',
              'People do not care.',
              'Old people are lonely.',
              'Everyone wants a park.',
            ],
          },
          right: {
            head: 'Ten houses say',
            points: [
              'Six have no bin within two minutes’ walk.',
              'Eight would come on a Sunday for one hour.',
              'Three older people have not left the lane this week.',
              'Nobody named a park. Seven named the tap.',
            ],
          },
          minutes: 5,
          notes: {
            say: 'On the left is what we say in essays. On the right is what we know after ten doors. Which sentence could be proved wrong? That is the one worth writing.',
            do: 'Point at “People do not care”. Ask each bench for a question that would test it. Take three. Keep the best in the corner of the board; you will need it on slide 7.',
            watch:
              '“But ten is too few.” True, for the town. For one lane of thirty houses it is every third door. Grade 9 and above: use the word _sample_.',
          },
        },
        {
          layout: 'points',
          title: 'Five rules at the door',
          points: [
            'In twos, in our own lane, before dark. We stay at the door.',
            'Say who we are, why we ask, how long: **three minutes**.',
            '“No” is an answer. We say thank you and mean it.',
            'No names, no caste, no religion, no income, no photographs.',
            'We promise only this: to come back and tell the result.',
          ],
          minutes: 4,
          notes: {
            say: 'The last rule is the hardest. People have been surveyed before, and nobody ever came back. If you come back, you will be the first.',
            do: 'Three students act a door: one grandfather, one pair. First badly, asking his income, then well. Hand out the consent slips now; nobody goes without a signed one.',
            watch:
              'A girl whose family does not want her at strangers’ doors. Her two are her own and a neighbour’s, or she becomes the team’s tally keeper. Same marks.',
          },
        },
        {
          layout: 'steps',
          title: 'Two doors each make ten',
          steps: [
            { name: 'Today', text: 'Teams of five who live near each other.' },
            { name: 'At home', text: 'Each asks at two doors: their own and a neighbour’s.' },
            { name: 'Three days', text: 'Slip signed, sheet filled in pencil, one sheet a door.' },
            { name: 'Next period', text: 'Ten sheets on the table. Do not guess any.' },
          ],
          minutes: 5,
          notes: {
            say: 'One of the two is your own house on purpose. Ask your mother the way you would ask a stranger, and write what she says, not what you know.',
            do: 'Each team appoints a tally keeper and writes down the day the sheets are due. Give the survey sheet from the Templates, ten per team, or dictate its four questions.',
            watch:
              'Sheets filled in on the school bus. Tell them how you will know: ten houses that answer in the same words are one house.',
          },
        },
        {
          layout: 'table',
          title: 'Mend the question',
          head: ['As first written', 'What goes wrong', 'Mended'],
          widths: [1, 0.85, 1.15],
          rows: [
            [
              'Don’t you think the drain is terrible?',
              'Gives the answer.',
              'On how many of the last 7 days did the drain overflow?',
            ],
            [
              'Do you have any problems?',
              'Too wide: “No, no.”',
              'What cost your house time this week?',
            ],
            ['Do you waste water?', 'It accuses.', 'For how many minutes a day does your tap run?'],
            [
              'Are the road and the light all right?',
              'Two in one.',
              'Is the light nearest to you working tonight?',
            ],
          ],
          minutes: 8,
          notes: {
            say: 'A question is a tool like a scale. If it is bent, every measurement is bent. Cover the third column with your hand and try to mend the first one yourself.',
            do: 'Show only the first column (cover the others or read aloud). Pairs mend one each, two minutes a row. Then compare. Theirs may be better: put it on the board.',
            watch:
              'Clever questions that no grandmother would understand. Test: translate it aloud into the language of the lane. If that is hard, it is too long.',
          },
        },
        {
          layout: 'points',
          title: 'Your four questions',
          points: [
            'One with a **number**: how many days, minutes, rupees, steps?',
            'One with a **choice**: which of these five troubled you most this week?',
            'One that is **open**: what has already been tried?',
            'One about **strength**: what is good here and should stay?',
          ],
          minutes: 7,
          notes: {
            say: 'Do not leave out the fourth. A lane is more than its problems. If you ask only about trouble, you bring home only trouble.',
            do: 'Teams write on the back of the sheet for five minutes. Then each team tries its questions on the next team. One change before the bell.',
            watch:
              'One writes, four watch. Say: “The pencil moves to the left with every question.”',
          },
        },
      ],
    },
    {
      name: 'Period 2: after the doors',
      slides: [
        {
          layout: 'tally',
          title: 'What Potters’ Lane said',
          named: 'Cost time or trouble this week',
          counted: 'Houses',
          rows: [
            { label: 'Water timing', count: 7 },
            { label: 'Streetlight at the bend', count: 6 },
            { label: 'No bin near the shop', count: 5 },
            { label: 'Drain beside the school wall', count: 3 },
            { label: 'Dogs at night', count: 2 },
          ],
          ask: 'Ten houses, twenty-three marks. How can that be?',
          minutes: 6,
          notes: {
            say: 'Each house could name up to three. So there are more marks than houses, and seven of ten is not seven of twenty-three. Grade 8: what per cent of the houses named the water?',
            do: 'Teams make the same table from their own ten sheets, in pencil, with five-bar bundles. Tally keepers read aloud, everyone else checks. Four minutes, no talking about solutions yet.',
            watch:
              'Sheets that came back empty or late. Count what is there and write “of 8 houses”. An honest eight is worth more than an invented ten.',
          },
        },
        {
          layout: 'steps',
          title: 'From many marks to one need',
          steps: [
            { name: 'Highest', text: 'Which row has the most marks? Underline it.' },
            {
              name: 'Heaviest',
              text: 'Which row costs someone the most: time, money, safety, shame?',
            },
            { name: 'Nearest', text: 'Which could thirteen-year-olds change in four weeks?' },
            { name: 'Choose', text: 'One need, in a sentence with a number and a place.' },
          ],
          minutes: 8,
          notes: {
            say: 'The highest is not always the heaviest. Two houses with a child who is afraid of the dark bend may weigh more than five without a bin. You decide, but say why.',
            do: 'Two minutes a step, with the clock on the board. End with one sentence a team: “In Potters’ Lane seven of ten houses lose time. Nobody knows when the water comes.”',
            watch:
              'The loudest voice deciding. Let each student write a row number on a slip. All hold it up at once.',
          },
        },
        {
          layout: 'table',
          title: 'Can we finish it?',
          head: ['Idea', 'Done in 4 weeks?', 'Without money?', 'Can be counted?'],
          widths: [1.6, 1, 1, 1.1],
          rows: [
            ['A new pipe for the lane', 'No', 'No', 'Yes'],
            ['A “Save water” rally', 'Yes', 'Yes', 'What?'],
            ['A poster at the tap', 'Yes', 'Nearly', 'Who read it?'],
            [
              '**Note when water comes for 14 days, hang up the chart**',
              'Yes',
              'Yes',
              'Minutes of waiting',
            ],
          ],
          minutes: 9,
          notes: {
            say: 'Three questions, three yeses, or it is not for us. A pipe is the ward office’s work; we can write to them with our numbers. A rally feels like help. Who does it help?',
            do: 'Draw the empty table. Each team tests three ideas in it, its favourite last. Keep an idea with a “No” for the letter to the ward or panchayat.',
            watch:
              'Pity instead of action: giving old clothes to people who named the water. Ask: “Which of the ten asked for this?”',
          },
        },
        {
          layout: 'story',
          title: 'What they did, and did not do',
          text: 'For fourteen mornings two students who live beside the tap wrote down when it began to run. On odd dates it came at 5:40, on even dates at 6:30. They hung the chart at the tea stall. Seven houses had waited **50 minutes** a day on average; two weeks later it was **20**. No pipe was mended. Since the chart went up, Sunita has not been late.',
          ask: 'What did it cost? What did it change? What did it leave as it was?',
          minutes: 6,
          notes: {
            say: 'Thirty minutes, seven houses, every day. That is three and a half hours of people’s mornings, for one sheet of chart paper. And still no pipe. Both facts belong in the report.',
            do: 'Let pairs do the sum: 30 × 7 = 210 minutes a day. Then ask which sentence the lane would like to leave out, and which one the water office would.',
            watch:
              '“So they solved it.” They did not. They found a pattern and told people. Honest and small is the standard for your own reports.',
          },
        },
        {
          layout: 'question',
          title: 'Before you begin',
          question: 'What will you count before, and count again after?',
          task: 'Fill in the first three rows of your action plan: need, action, number.',
          minutes: 8,
          notes: {
            say: 'If you count only afterwards, you have nothing to compare. Write the before-number today, even if it is bad.',
            do: 'Give each team its action plan from the Templates. Initial every plan that has a unit behind its number: minutes, bins, steps, people. Send the others back with one question.',
            watch:
              '“Awareness.” It cannot be counted. Ask what someone will do differently on Thursday, and count that.',
          },
        },
        {
          layout: 'points',
          title: 'Before the bell',
          points: [
            'One thing I learned at a door:',
            'One thing I will do by Friday, and who will see it:',
            'The house I will go back to first:',
          ],
          minutes: 3,
          notes: {
            say: 'Three lines, three minutes, on a slip or a reflection card. You keep it; I only read the second line.',
            do: 'Stand at the door and read the second lines as they leave. Write the Friday promises at the edge of the board and leave them. On Friday, read them aloud, without names.',
            watch: 'Promises that begin with “we”. A promise begins with “I” and a day.',
          },
        },
      ],
    },
  ],
}
