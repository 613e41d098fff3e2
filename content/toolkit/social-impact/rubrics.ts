import type { RubricSet } from '../types'

export const rubrics: RubricSet = {
  title: 'Marking Ten Houses',
  subtitle: 'Five rubrics for a street survey',
  about:
    'Five rubrics for marking the stages of the survey, in words students can use on their own work first. With two pieces to practise on and one sheet for a class of sixty.',
  grades: '6 to 12',
  agree: [
    'Give out the rubric **with the task**, not with the marks. The day before it is due, students write their own level in pencil beside each question.',
    'You and a colleague mark the same five pieces, alone. Begin at level 3: is this true of the work? If yes, try 4. If not, try 2.',
    'Lay the sheets side by side. One level apart: leave it. Two apart: each reads out the sentence that decided it. Do not argue about the student.',
    'Change the word in the rubric that made you differ, in both copies. Mark the rest.',
    'If you need marks: four questions give 4 to 16. Write the sum, and one sentence that says which level is next.',
  ],
  rubrics: [
    {
      title: 'The survey',
      work: 'The team’s survey sheets, on the day they are due. One level for the team on each question.',
      hard: 'A refused door. It is a result, not a gap. A sheet that says “They said no, I thanked them” counts as a door. Only a missing sheet is missing.',
      criteria: [
        {
          name: 'Can our questions be answered?',
          evidence: 'the wording on the sheet',
          levels: [
            'Each asks one thing and hints at no answer. Each has a number, a choice and a time (“in the last 7 days”)',
            'Each asks one thing; one has a number',
            'Some ask two things at once or give the answer away',
            'There are questions; most could be answered with “yes, yes”',
          ],
        },
        {
          name: 'Did ten houses answer?',
          evidence: 'the count of sheets, in pencil, one a door',
          levels: [
            'Ten sheets, including refusals, and we can say who was left out',
            'Eight to ten sheets, each filled in at a door',
            'Five to seven sheets, or several in the same words',
            'One to four sheets',
          ],
        },
        {
          name: 'Were we good guests?',
          evidence: 'signed slips; what a house tells you, if you ask one',
          levels: [
            'Slips signed, no private question, notes read back, and they know when we will return',
            'Slips signed, no private question',
            'A slip came late, or a private question had to be crossed out',
            'We went, but must put something right with a house or parent',
          ],
        },
      ],
    },
    {
      title: 'From tally to need',
      work: 'The tally sheet with its graph and the sentence at the end. For mathematics: questions 1 and 2 only.',
      hard: 'Is 7 of 10 the same as 70 per cent of the town? We agreed: level 4 needs the words “of the ten houses we asked”, or a sentence that means the same.',
      criteria: [
        {
          name: 'Is it counted right?',
          evidence: 'tally, sums and per cent against the sheets',
          levels: [
            'All rows agree with the sheets, and someone outside the team has checked two of them',
            'All rows agree with the sheets',
            'One or two rows do not agree',
            'Marks without sums, or sums without marks',
          ],
        },
        {
          name: 'Can the graph be read?',
          evidence: 'the graph from one metre away',
          levels: [
            'Title, scale, names and unit; bars in an order that helps the reader',
            'Title, scale and names; bars of one width',
            'Bars are right; something must be guessed',
            'A drawing of some of the numbers',
          ],
        },
        {
          name: 'Do we say why this need?',
          evidence: 'the sentence “Our one need”',
          levels: [
            'A place, a number, who bears it most, and why this row, not one with more marks',
            'A place and a number, and a reason',
            'A need, with a number or a reason',
            'A wish: “Our lane should be clean”',
          ],
        },
        {
          name: 'Do we know what we do not know?',
          evidence: 'the last lines of the sheet',
          levels: [
            'Names who was not asked and how that could change the result',
            'Names who was not asked',
            '“Ten is not enough”',
            'Left empty, or “nothing”',
          ],
        },
      ],
    },
    {
      title: 'A small, honest action',
      work: 'The action plan and the before-and-after sheet, in period 3. It judges the work, not the luck: a plan that failed and is well reported can reach 4.',
      hard: 'A team whose numbers got worse. We first gave 1. But they had counted well and said so. The number is not the level: what they did with it is.',
      criteria: [
        {
          name: 'Is it small enough to finish?',
          evidence: 'plan, weeks 1 to 4, Friday column',
          levels: [
            'Finished, or cut down in time with the reason written beside it',
            'Finished within the four weeks',
            'Half done; the plan was not changed',
            'Begun',
          ],
        },
        {
          name: 'Did someone ask for it?',
          evidence: 'survey sheets beside the plan',
          levels: [
            'We can point to the sheet, and asked that house again before we began',
            'At least one sheet asks for it',
            'It is near what was asked',
            'It was our own idea of what is good for them',
          ],
        },
        {
          name: 'Was it counted twice?',
          evidence: 'before-and-after sheet, with unit',
          levels: [
            'Same way, same houses, before and after, and one other cause is considered',
            'Same way before and after',
            'Counted after; before was guessed',
            'A feeling: “People were happy”',
          ],
        },
        {
          name: 'Do we say what stayed as it was?',
          evidence: 'the line “What did not change”',
          levels: [
            'A plain sentence, whose task it is now, and that they have been told',
            'A plain sentence',
            'Something small is admitted',
            'Everything is solved',
          ],
        },
      ],
    },
    {
      title: 'Two minutes in front of the class',
      work: 'The talk in period 4. Each listener marks one question only, by row: row 1 question 1, row 2 question 2, and so on.',
      hard: 'English. A talk in Hindi, Tamil or Bengali that a neighbour would understand is level 4 here. Judge language where it is the lesson, with another rubric.',
      criteria: [
        {
          name: 'Is there one message?',
          evidence: 'what the last bench says it heard',
          levels: [
            'The last bench can repeat it, with its number',
            'One message with a number',
            'Several messages, or one without a number',
            'A list of what was done each day',
          ],
        },
        {
          name: 'Do we see the street?',
          evidence: 'the example they tell',
          levels: [
            'One moment at a door, told so that nobody could know which house',
            'An example from the survey',
            'An example that could be from anywhere',
            'General words: people, society, awareness',
          ],
        },
        {
          name: 'Is it honest?',
          evidence: 'the sentence about what failed',
          levels: [
            'Says what failed and what they would do differently',
            'Says what failed',
            'Says it when asked',
            'Only success',
          ],
        },
        {
          name: 'Did all have a part?',
          evidence: 'who speaks, shows, answers',
          levels: [
            'Everyone can answer a question about any part',
            'Everyone has a part and can answer about it',
            'Two speak, the others stand',
            'One speaks',
          ],
        },
      ],
    },
    {
      title: 'My share in the team',
      work: 'Each student marks their own work in pencil, then a teammate marks it in pen. You look only where they differ by two levels.',
      hard: 'A girl who may not go to doors, a boy who works after school. We judge what was agreed in the team, not how far someone walked.',
      criteria: [
        {
          name: 'Did I do my part in time?',
          evidence: 'the plan’s “who” column',
          levels: [
            'In time, and it could be used as it was',
            'In time',
            'Late, or someone had to finish it',
            'Begun',
          ],
        },
        {
          name: 'Did I listen, at the door and at the bench?',
          evidence: 'someone else’s idea that I can name',
          levels: [
            'I can name an idea that changed mine, and whose it was',
            'I asked someone who had said nothing',
            'I let others finish',
            'I waited until it was my turn',
          ],
        },
        {
          name: 'What did I do when it got stuck?',
          evidence: 'one day that the team remembers',
          levels: [
            'I proposed a way, we tried it, I reported the result',
            'I told the team in time',
            'I waited for someone to notice',
            'I left it',
          ],
        },
      ],
    },
  ],
  tryOut: {
    rubric: 'A small, honest action',
    pieces: [
      {
        by: 'Team Banyan, Class 8',
        text: [
          '_Need:_ In Station Road six of the ten houses we asked have no bin within two minutes’ walk. So the corner by the tailor is the bin.',
          '_Action:_ We hung two oil tins from the tailor’s grille. He had asked for it (sheet 4). Each evening two of us emptied them into the municipal bin at the crossing.',
          '_Count:_ Pieces on the ground at 5 p.m., ten days before: 41 on average. Ten days after: 18.',
          'In week 3 Rehana and Vikas had tests and the tins ran over for three days. We changed the plan: the tailor’s son empties them on Mondays and Tuesdays.',
          '_What did not change:_ There is still no municipal bin in Station Road. We have written to the ward office and got inward number 212, no answer yet. In the second ten days it rained on four; perhaps fewer people bought pakoras.',
        ],
        levels: [
          {
            level: 4,
            why: 'Finished, and changed in time: the reason and the new names are written down.',
          },
          {
            level: 3,
            why: 'Sheet 4 asks for it. They do not say that they went back to ask before hanging the tins.',
          },
          { level: 4, why: 'Same hour, same place, ten days each, and the rain is considered.' },
          {
            level: 4,
            why: 'Says it plainly, whose task it is, and that they have been told: inward number 212.',
          },
        ],
      },
      {
        by: 'Team Rockets, Class 8',
        text: [
          '_Need:_ People in our colony do not care about cleanliness. Seven out of ten houses said that garbage is a problem.',
          '_Action:_ We made 12 posters in very good handwriting and did a rally with slogans on Saturday. The principal madam came. We gave a dustbin to the house of an old man because it was dirty there.',
          '_Count:_ Before, nobody cared. After the rally about 80 % of people became aware. On Monday we counted 11 posters still hanging and 26 wrappers at the gate of the park.',
          '_What did not change:_ Some people are still throwing, but very few.',
        ],
        levels: [
          {
            level: 3,
            why: 'Posters and rally were finished within the time. That alone is 3, whatever we think of rallies.',
          },
          {
            level: 2,
            why: 'Seven houses named garbage, none a rally. The dustbin went to a man who had not asked: talk with the team about that.',
          },
          {
            level: 2,
            why: '26 wrappers is a real count, afterwards. “Nobody cared” and “80 %” are guesses.',
          },
          { level: 2, why: 'Something small is admitted. “Very few” could have been the 26.' },
        ],
      },
    ],
  },
}
