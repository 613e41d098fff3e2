import type { RubricSet } from '../types'

export const rubrics: RubricSet = {
  title: 'Marking from the Empty Chair',
  about:
    'Five rubrics for arguing and making, in words that a student can use on the own work before you do. None of them marks an opinion. With two pieces to practise on and one sheet for a class of sixty.',
  grades: '6 to 12',
  agree: [
    'Give the rubric out **with the task**. On the day before it is due everyone writes the own level in pencil beside each question.',
    'Before you mark, each of you writes down your own view of the invention and puts it away. Afterwards look: did the pieces that agree with you get more?',
    'Both mark the same five pieces, alone. Begin at level 3: is this true of the work? If yes, try 4; if not, try 2.',
    'One level apart: leave it. Two apart: each reads out the line of the sheet that decided. Then mend the word in the rubric that made you differ, in both copies.',
    'Level to marks, if you must: four questions give 4 to 16, three give 3 to 12. Write the sum, and one sentence that says which level is next.',
  ],
  rubrics: [
    {
      title: 'Counted, heard, tried',
      work: 'The evidence sheet, as it lies on the bench in period 2. Mark a third of the class while they argue, the rest the day after; a minute a sheet.',
      hard: 'A grandmother’s story against a number from a website. We first gave the website more. But she was there, and nobody knew who had counted for the other: hers is level 3.',
      criteria: [
        {
          name: 'Can somebody check it?',
          evidence: 'days, hours, places on the sheet',
          levels: [
            'Day, hour, place and “of how many”, on more than one day; I could repeat it tomorrow',
            'Day, place and “of how many”',
            'A number without “of how many”, or without a day',
            '“Many”, “most people”, “studies say”',
          ],
        },
        {
          name: 'Is there evidence for both sides?',
          evidence: 'the two columns under “Now weigh it”',
          levels: [
            'Both, and the piece that spoils the own view is the best written one',
            'Both sides, of different strength',
            'Both sides; one of them is only “people say”',
            'One side',
          ],
        },
        {
          name: 'Did the one who pays get a word?',
          evidence: 'the second row under “Heard”',
          levels: [
            'Their own words, in their language, and it is clear that they saw it themselves',
            'What they said, with a role',
            'Somebody says what they would say',
            'Empty, or the same person as in the row above',
          ],
        },
      ],
    },
    {
      title: 'Speaking from a seat not chosen',
      work: 'Round by round in period 2. You hear six benches. On the others the chair, silent in any case, marks question 1 for the two who speak.',
      hard: 'A shy student who spoke four sentences, all with evidence, and a fluent one who spoke a full minute without any. Length and English are not asked here. The four sentences are level 4.',
      criteria: [
        {
          name: 'Did I say what is right in the other side?',
          evidence: 'the first sentence of the turn',
          levels: [
            'So well that the other side would use my sentence',
            'One true thing, before my own',
            '“They also have points, but”',
            'I began with my own',
          ],
        },
        {
          name: 'Did each reason stand on something?',
          evidence: 'n, w, t and ? on the bench sheet',
          levels: [
            'Every reason on a number, a witness or a trial, and I said which was weak',
            'Two reasons stand on something',
            'One does; the others are “perhaps”',
            'Reasons without a stand',
          ],
        },
        {
          name: 'Was I as good in the seat I did not like?',
          evidence: 'rounds 1 to 3 side by side',
          levels: [
            'My bench could not guess my own view',
            'New reasons in each seat',
            'In one seat I repeated others',
            'In one seat I made fun of it, or passed',
          ],
        },
        {
          name: 'Did the chair speak like a person?',
          evidence: '“Nobody asked me, but …”',
          levels: [
            'One hour of one day that only this person knows',
            'A person with a reason',
            'A group: “the poor”, “old people”',
            'Mimicry, or nothing',
          ],
        },
      ],
    },
    {
      title: 'Yes, if',
      work: 'The lower half of the bench sheet. One level for the three of them; who sees it differently and says why in one line can only raise it.',
      hard: 'A bench that wrote “No” with a good reason. We missed the table with its ifs. But they had looked for a change and said why none would do: level 4 in question 2.',
      criteria: [
        {
          name: 'Is the harm real and small enough to see?',
          evidence: 'first column of the table',
          levels: [
            'Somebody, some hour, how many, and where we know it from',
            'Somebody and what happens to them',
            'A kind of harm: “privacy”, “pollution”',
            '“It may be misused”',
          ],
        },
        {
          name: 'Would the “if” help that very person?',
          evidence: 'second and third column',
          levels: [
            'Yes, and who must agree is named and could be asked this week; or we show why nothing helps',
            'Yes, and who must agree is named',
            'It helps, but somebody else than the one harmed',
            '“Awareness”, “strict rules”, “proper use”',
          ],
        },
        {
          name: 'Would we notice that we were wrong?',
          evidence: 'stop number and day',
          levels: [
            'A number, a day, who looks, and it is taken from the ones who pay',
            'A number and a day',
            'A number or a day',
            '“If there are problems”',
          ],
        },
      ],
    },
    {
      title: 'Tried, counted, mended',
      work: 'Invention sheet and asking sheet, in period 4. It judges the work, not the thing: an invention that was stopped at its stop number can reach 4 everywhere.',
      hard: 'A beautiful model that nobody had used, beside a rope with knots that forty had used. Beauty is not asked here; give it a word of its own on the margin.',
      criteria: [
        {
          name: 'Has it really been tried?',
          evidence: 'invention sheet: by whom, on which days',
          levels: [
            'On three days or more, by people who did not make it; a day that failed is written down',
            'On three days, by others and by us',
            'Once, or only by us',
            'Drawn, built or described',
          ],
        },
        {
          name: 'Were they asked before?',
          evidence: 'asking sheet, with its dates',
          levels: [
            'Asked, able to say no, and one “no” or “if” changed the plan',
            'Asked, and able to say no',
            'Told, or asked when it had begun',
            'They noticed it',
          ],
        },
        {
          name: 'Is the loser in the count?',
          evidence: 'columns 3 and 4 of the table',
          levels: [
            'Same count before and after, and those for whom it got worse are counted by themselves',
            'Same count before and after',
            'Counted after only, or in another way than before',
            'A feeling, or a guess',
          ],
        },
        {
          name: 'What did version 2 change, and for whom?',
          evidence: 'the last column, and what came next',
          levels: [
            'What somebody named was changed and tried again, and we say what it did not mend',
            'What somebody named was changed',
            'Changed for looks, or for ourselves',
            'Still version 1, or “no harm”',
          ],
        },
      ],
    },
    {
      title: 'The label and the two minutes',
      work: 'The honest label on the thing, and the answers in period 4. Listeners mark by row: row 1 question 1, row 2 question 2, and so on round.',
      hard: 'A label in Marathi or Malayalam that the cook could read, and a perfect one in English that she could not. We judge for whom it hangs there: the first is level 4.',
      criteria: [
        {
          name: 'Would I know what I am in for?',
          evidence: 'the label, read from one metre',
          levels: [
            'For whom, not for whom, side effects with “of how many days”, and what to use instead',
            'For whom, not for whom, side effects',
            'Use and one warning',
            'Praise',
          ],
        },
        {
          name: 'Is everyone on it who had a part?',
          evidence: '“Made by”, “Made of”, asked of the team',
          levels: [
            'Also who gave the idea, the scrap, the warning; each knows of it',
            'All five, and who helped',
            'The team',
            'A name or two',
          ],
        },
        {
          name: 'How was the chair answered?',
          evidence: 'the first question in period 4',
          levels: [
            'Said back until the asker nodded, then what will change, or honestly that nothing will',
            'Answered, with evidence',
            'Explained why it is not so bad',
            'Defended, laughed at, or passed on',
          ],
        },
        {
          name: 'Could each of the team answer?',
          evidence: 'you choose who answers',
          levels: [
            'Whoever is asked, also about the others’ part',
            'Whoever is asked, about the own part',
            'Two answer for all',
            'One answers',
          ],
        },
      ],
    },
  ],
  tryOut: {
    rubric: 'Tried, counted, mended',
    pieces: [
      {
        by: 'Team Neem, Class 8: “Two ropes”',
        text: [
          '_Ten minutes:_ The line for the mid-day meal took 14 minutes on the average of three days (Mon to Wed, from the first plate to the last).',
          '_Version 1:_ Two old skipping ropes make two lines to the same two pots. Before it we asked the cook, her helper and the Class 6 monitor. The helper said: “Not on Mondays, there is curd.” So we tried it from Tuesday to Thursday. Class 6 asked each other on slips: 31 yes, 4 no. For the four we left the old line beside the wall.',
          '_Count:_ 9 minutes on the average. On Wednesday it rained and everyone stood under the roof; no count. But the last ten, nearly all of Class 6, got no dal on two days, because now the big ones came faster.',
          '_Version 2:_ On odd dates Class 6 goes first, on even dates Class 8. Tried on four days: 10 minutes, dal for all on three of the four. On the fourth there was too little from the beginning. That is not a matter of ropes; we told the head teacher how many plates it was.',
        ],
        levels: [
          {
            level: 4,
            why: 'More than three days, by the whole line; the rained-off Wednesday is there.',
          },
          {
            level: 4,
            why: 'Slips for the younger ones, a line for the four, and the curd changed the days.',
          },
          {
            level: 3,
            why: 'First to last plate, counted alike. But “nearly all of Class 6” is no count, and nobody had counted dal before.',
          },
          {
            level: 4,
            why: 'Class 6 first on odd dates, tried again; the fourth day is admitted and passed on to who decides.',
          },
        ],
      },
      {
        by: 'Team Future, Class 8: “Smart Bottle Tower”',
        text: [
          '_Ten minutes:_ Students lose their bottles and it takes a lot of time to find them.',
          '_Version 1:_ We made a tower of cartons with 45 holes and roll numbers, very neat, with coloured paper. It stands beside the door. All can put their bottles there. On Monday we announced it and everybody had to use it from Tuesday to Thursday.',
          '_Count:_ On Thursday 38 of 45 bottles were in the tower. Before, they were everywhere.',
          '_Version 2:_ Somebody said that the top row is too high, but one can ask a friend. We made the colours stronger and wrote the name of the team in front. There is no harm because it is only for bottles.',
        ],
        levels: [
          {
            level: 3,
            why: 'Three days, by the whole class. No day that failed is written down; the seven others are not asked.',
          },
          { level: 2, why: 'Announced and compulsory: told, not asked.' },
          {
            level: 2,
            why: '38 of 45 is a real count, after. “Everywhere” is not one, and the seven are not looked at.',
          },
          {
            level: 2,
            why: 'Somebody named the top row; what changed was the colour. Lower the row, and it is 3. One of us gave 1 for “no harm”.',
          },
        ],
      },
    ],
  },
}
