import type { RubricSet } from '../types'

export const rubrics: RubricSet = {
  title: 'Marking the Work, Not the Person',
  subtitle: 'Five rubrics for class duties',
  about:
    'Five rubrics for what you see and hear when everyone leads for a week. The five lines, the week, the quiet, the letting go and the chart. With two samples to practise on and one sheet for a class of sixty.',
  grades: '6 to 12',
  agree: [
    'Show the rubric **in the week of looking on**, not afterwards. On Saturday the holders write their own level in pencil, before you write yours.',
    'Stand at the back for five minutes on two days, neither of them Monday. Note what you see and hear, with the minute: “8:12, hand up, nine seconds.”',
    'Begin at level 3: did I see this? If yes, try 4. If not, try 2. What you have not seen has no level: leave the square empty.',
    'Two levels away from a colleague or the student: each reads out the note that decided. A note decides, an impression does not.',
    'Keep rubrics 2 to 4 without marks. NEP 2020 asks for a progress card with self-assessment and peer assessment beside the teacher’s. Here they are, side by side. Rubric 1 may count in languages.',
  ],
  rubrics: [
    {
      title: 'Five lines for the next holder',
      work: 'The sheet that is handed over on Saturday. For languages: instructions in writing.',
      hard: 'Spelling, and two languages on one sheet. We agreed: if the next holder can work from it on Monday, it works. Spelling has a lesson of its own.',
      criteria: [
        {
          name: 'Can you see it is finished?',
          evidence: 'line 1, Done',
          levels: [
            'A number, a place and a minute, and how to check them quickly',
            'A minute, with a number or a place',
            'Two people would check two different things',
            '“Do it properly”',
          ],
        },
        {
          name: 'Could a stranger begin on Monday?',
          evidence: 'lines 2 and 3; someone from another row reads them aloud',
          levels: [
            'A stranger could begin alone, knows who to ask, and until when that person is there',
            'A classmate could begin alone',
            'A classmate would have to ask something first',
            'Only the writer could begin',
          ],
        },
        {
          name: 'Is trouble recorded?',
          evidence: 'line 4',
          levels: [
            'What went wrong, what was tried, what helped and what did not',
            'What went wrong, and what helped',
            'What went wrong',
            '“No problem”, “Be careful”',
          ],
        },
        {
          name: 'Do I say when to stop?',
          evidence: 'line 5',
          levels: [
            'The sign, what to leave alone, which adult, and where to find them',
            'The sign and the adult',
            '“Call the teacher if there is a problem”',
            'Nothing, or something that a child must not do',
          ],
        },
      ],
    },
    {
      title: 'A week with the key',
      work: 'Monday to Saturday. First the holder in pencil, then someone who waited for this key, in pen. You check where they differ by two.',
      hard: 'A holder with a loud friend: the friend shouted, the row moved. We look at what the holder did: who was asked for what, and what was said about it on Saturday.',
      criteria: [
        {
          name: 'Did it open in time?',
          evidence: 'the week sheet; one person who waited',
          levels: [
            'Every day, and once without me, because someone had been told how',
            'Every day but one',
            'On about half of the days, or an adult had to begin it',
            'On one day or two',
          ],
        },
        {
          name: 'Is the number honest?',
          evidence: 'number column and graph',
          levels: [
            'Counted daily in the same way, with the reason beside an odd day',
            'Counted daily',
            'Some days filled in later',
            'A feeling instead of a number',
          ],
        },
        {
          name: 'Did others have a part?',
          evidence: 'the column “Who helped”; whose hands you saw',
          levels: [
            'Three or more did something that they had never done here',
            'Shared out by row or by turn',
            'The same one or two friends each day',
            'All by myself, or all by someone else',
          ],
        },
        {
          name: 'What happened when it got stuck?',
          evidence: 'one day on the week sheet',
          levels: [
            'Lines read, one person asked, one thing tried, and the result written down',
            'The one who stands by was asked, then one thing tried',
            'An adult first, though nobody was at risk',
            'Left as it was',
          ],
        },
      ],
    },
    {
      title: 'Sixty people, no shouting',
      work: 'The holder brings a class from talk to the next task in two minutes. In assembly, at the lab, in the meal line.',
      hard: 'A class that will not be quiet on Monday. We do not mark the silence. We mark what the holder does until it comes.',
      criteria: [
        {
          name: 'How do I begin?',
          evidence: 'the first ten seconds',
          levels: [
            'Signals where the last row can see it, and waits for the last row',
            'Signals, and waits',
            'Signals, but speaks into the noise',
            'Calls out, claps or knocks',
          ],
        },
        {
          name: 'Do I say what comes next?',
          evidence: 'the first sentence, word for word',
          levels: [
            'Row, place and minute in one sentence; one row says it back',
            'Row and place in one sentence',
            'What to do, in many sentences',
            'What is wrong',
          ],
        },
        {
          name: 'Who do I speak to?',
          evidence: 'rows and names that you hear',
          levels: [
            'Rows in turn, sometimes the last first, and one is thanked for a thing done',
            'Rows in turn; nobody is named for a fault',
            'The nearest rows only',
            'One child, for a fault, before all',
          ],
        },
        {
          name: 'Do all understand?',
          evidence: 'what the last row does next',
          levels: [
            'A second language or a sign for those who need it; all move together',
            'The last row moves without asking',
            'The last row asks its neighbours',
            'The front row moves',
          ],
        },
      ],
    },
    {
      title: 'Letting go',
      work: 'The week before your own and the week after. Three minutes on Saturday: first you, then the holder of that week.',
      hard: 'Standing by looks like doing nothing, and done well it is. We check whether hands and mouth were still until someone asked, and what came next.',
      criteria: [
        {
          name: 'Did I look on?',
          evidence: 'the five lines in the journal',
          levels: [
            'In my own words, tried once beside the holder, with a question that was still open',
            'In my own words, tried once',
            'Copied',
            '“I have seen it”',
          ],
        },
        {
          name: 'Did I wait to be asked?',
          evidence: 'what the new holder says',
          levels: [
            'Waited; when asked, showed where to look and did not do it',
            'Waited, and helped when asked',
            'Advised before anybody asked',
            'Took it back, or was not there',
          ],
        },
        {
          name: 'Did I say what I saw?',
          evidence: 'one sentence on Saturday',
          levels: [
            'What goes better than in my week, and how the holder does it',
            'One thing that the holder did well',
            '“Good work”',
            'What the holder did wrong, before all',
          ],
        },
      ],
    },
    {
      title: 'Our chart',
      work: 'The class looks at its own chart after weeks 4, 8 and 12. A level for the class, none for a child. Rows talk, one voice a row.',
      hard: '“All have a key, so it is fair.” But by swaps the hardest key had gone to the same row five times. We look at who really held it.',
      criteria: [
        {
          name: 'Does everyone appear?',
          evidence: 'the chart beside the class register',
          levels: [
            'Each once; anyone absent has a spare turn with a date',
            'Each once',
            'One to three are missing',
            'More missing, or some appear twice',
          ],
        },
        {
          name: 'Are the keys mixed?',
          evidence: 'who held what, swaps included',
          levels: [
            'No key belongs to one group (girls or boys, one row, one bus, one language); the swaps have been counted',
            'No key belongs to one group',
            'One key does',
            'Two keys or more do',
          ],
        },
        {
          name: 'Did anything change?',
          evidence: 'key numbers; the people whose rooms they are',
          levels: [
            'Two numbers have moved, another cause is considered, and the owner of a room agrees',
            'One number has moved, counted in the same way',
            'There are numbers for some weeks',
            'No numbers yet',
          ],
        },
        {
          name: 'Does Saturday run by itself?',
          evidence: 'the ten minutes; the teacher’s sentences, counted by two students',
          levels: [
            'Ten minutes, all keys passed on, the teacher says nothing',
            'All keys passed on; the teacher speaks once or twice',
            'The teacher leads a part of it',
            'The teacher leads',
          ],
        },
      ],
    },
  ],
  tryOut: {
    rubric: 'Five lines for the next holder',
    pieces: [
      {
        by: 'Deepa, Class 8, library almirah',
        text: [
          '_Done:_ At 1:10 the doors are shut. There are as many lines on the lending list as gaps on the shelf. Count the gaps; it takes half a minute.',
          '_When:_ Long break, Monday to Saturday, 12:50 to 1:10.',
          '_Where:_ Shanta ma’am has the iron key, in the staff room, until 12:45; then she goes to eat. List and pencil hang inside the left door. Big books lie flat at the bottom, or the shelf leans.',
          '_Trouble:_ On Tuesday eleven came at once and two books went without a line. I asked for the titles: no use, nobody remembers them. Now rows 1 to 3 come on Monday, Wednesday and Friday, rows 4 to 6 on the other days. I write the number on the spine. Slower, but nothing is lost.',
          '_Stop:_ When the shelf leans, fetch Shanta ma’am or any teacher from the staff room.',
        ],
        levels: [
          { level: 4, why: 'Doors, 1:10, gaps against lines, and a check in half a minute.' },
          {
            level: 4,
            why: 'Someone from 8-C could do it. Only someone who has stood there knows “until 12:45”.',
          },
          { level: 4, why: 'What happened, what was no use, what helped, and its price: slower.' },
          {
            level: 3,
            why: 'The sign and the adult. Not yet: hands off the shelf, everyone two steps back.',
          },
        ],
      },
      {
        by: 'Rohan, Class 8, hand-washing and meal line',
        text: [
          '_Done:_ When everyone has washed hands properly and the line was nice.',
          '_When:_ 12:30, daily.',
          '_Where:_ At the tap. The rows go in order, the way I showed you on Friday. The soap is where it always is.',
          '_Trouble:_ Row 5 always runs. On Thursday a small one from Class 6 was pushed and slipped at the tap. The floor is wet there because the pipe drips.',
          '_Stop:_ If two are fighting, stand between them. Tell sir if it is serious.',
        ],
        levels: [
          {
            level: 1,
            why: '“Properly” and “nice”. Ask him for the number that his own key counts.',
          },
          {
            level: 2,
            why: 'Minute and place are there. The order of the rows and the soap: you would have to ask.',
          },
          {
            level: 2,
            why: 'Well seen, even the reason: the wet floor. What helped is missing, and nobody told an adult of the fall.',
          },
          {
            level: 1,
            why: 'A child must not step in. Talk to the whole class about it today, not to Rohan alone.',
          },
        ],
      },
    ],
  },
}
