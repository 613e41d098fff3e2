import type { Deck } from '../types'

export const deck: Deck = {
  title: 'The Empty Chair',
  subtitle: 'Slides for judging and improving an invention',
  about:
    'Slides for two periods on one invention. Everyone argues for it, against it, and for the person nobody asked. Then, instead of voting, the class improves it.',
  grades: '6 to 12',
  periods: [
    {
      name: 'Period 1: one invention',
      slides: [
        {
          layout: 'board',
          title: 'The Empty Chair',
          subtitle:
            'Judge an invention: argue both sides, hear the person nobody asked, then mend it.',
          minutes: 2,
          notes: {
            say: 'Today I stand, and my chair is empty. It belongs to someone who has to live with a thing that others invented, and who was not asked. In ten minutes you will know who.',
            do: 'Put your own chair in front of the board, facing the class. Seat three to a bench. If a bench holds two, the front pair turns to the pair behind, and the fourth keeps time.',
            watch:
              'A class that knows debates with prizes and a bell. Say: “Nobody wins today. The invention gets better, or it does not.”',
          },
        },
        {
          layout: 'story',
          title: 'The line at Rajan’s shop',
          text: 'The grain comes to the ration shop once a month, on a morning nobody knows in advance. Latecomers get rice, but the sugar is gone. So people queue from 5 a.m. Devi, Class 9, has an idea: her aunt lives opposite. When the van comes, the aunt gives **three missed calls**. Each of the three calls three more. It costs nothing, and in ten minutes forty houses know.',
          ask: 'What is clever about it? What does it assume without saying so?',
          minutes: 5,
          notes: {
            say: 'Read it twice. Then: “It has no app, no money, no wire. It is still an invention, because it changes what forty houses can do that morning.”',
            do: 'One minute for benches to talk, then four answers to the first question and four to the second. Write what it assumes on the board: a phone, charged, at home, in the right hands.',
            watch:
              'Who buys at a ration shop is private. Never ask “Which of you …?” The shop is in the story so that nobody in the room has to speak of it.',
          },
        },
        {
          layout: 'steps',
          title: 'Try it without a phone',
          steps: [
            {
              name: 'Slips',
              text: 'Roll numbers ending in 4 or 9 get a slip: **cannot be called**.',
            },
            { name: 'All stand', text: 'Your roll number is your phone number.' },
            { name: 'Clap 1', text: 'The first calls out three roll numbers and sits.' },
            { name: 'Claps 2, 3', text: 'Each one called calls three more, then sits.' },
            { name: 'Stop', text: 'Everyone called sits. Count the rest.' },
          ],
          minutes: 8,
          notes: {
            say: 'We test a chain before we praise it. Watch what you do when you call a number and nobody may answer: you call someone else. That is what people do.',
            do: 'Clap, wait, clap. 1, 3, 9, 27: forty can sit. Of fifty students, the ten with slips stay standing. With sixty, add a fourth clap; with forty, the third round is shorter.',
            watch:
              'Give slips by roll number only. A student with a phone at home may stand, and one with none may sit: that is the point.',
          },
        },
        {
          layout: 'question',
          title: 'Before they sit down',
          question: 'Nobody cheated and nobody was unkind. Why are some still standing?',
          task: 'One sentence in the notebook. Those standing read theirs first.',
          minutes: 4,
          notes: {
            say: 'Those still standing did nothing wrong. Those who called did nothing wrong. And still this happened. Where is the fault, then? In the invention itself.',
            do: 'Hear three who stand and three who sit. Then turn the empty chair a little towards the class. Write on the board above it: “The house that cannot be called at ten in the morning.”',
            watch:
              '“They should buy a phone.” Ask: “And if the phone goes to work with the father at seven?” A thing can suit a house, but not at every hour.',
          },
        },
        {
          layout: 'tally',
          title: 'Twenty houses after the first month',
          named: 'When the grain came',
          counted: 'Houses',
          rows: [
            { label: 'Waited less than before', count: 13 },
            { label: 'Waited as long as before', count: 3 },
            { label: 'Found the sugar gone', count: 4 },
          ],
          ask: 'Thirteen gained, four lost. Is it a good invention?',
          minutes: 6,
          notes: {
            say: 'Sixty-five per cent gained. In a newspaper that is a success. Now the four: they used to come at five and queue. This month nobody queued, so they did not either. None of them could be called.',
            do: 'Hands up, eyes closed: good, not good, cannot say. Write the three numbers at the edge of the board and leave them. You need them on slide 13.',
            watch:
              '“Thirteen is more than four.” True. Then ask what each of the thirteen gained (seventy minutes) and what each of the four lost (a month’s sugar). Is one gain equal to one loss?',
          },
        },
        {
          layout: 'sides',
          title: 'Two columns, both true',
          left: {
            head: 'Build it',
            points: [
              '13 of 20 waited less, by 70 minutes on average.',
              'No money, no app, no internet.',
              'Nobody queues before sunrise.',
              'No van, no call: no morning wasted.',
            ],
          },
          right: {
            head: 'Stop it',
            points: [
              'The 4 who lost have no phone by day.',
              'Forty phone numbers went from hand to hand.',
              'If Devi’s aunt is ill, nobody hears anything.',
              'Those who came first now come last.',
            ],
          },
          minutes: 5,
          notes: {
            say: 'Find me a false sentence. There is none. That is what makes a real question hard: not that one side lies, but that both are right about something.',
            do: 'Window seats read the left column aloud to the bench, as if they meant it; door seats the right. Then they swap. The middle student says which line was hardest to answer.',
            watch:
              'The second line on the right, especially with girls. If someone mentions strangers’ calls, do not discuss it in class. Listen after the bell; the children’s helpline is 1098.',
          },
        },
        {
          layout: 'table',
          title: 'Mend the argument',
          head: ['As first said', 'What is missing', 'Mended'],
          widths: [0.95, 0.85, 1.3],
          rows: [
            ['It saves a lot of time.', 'How much? Whose?', '13 of 20 waited 70 minutes less.'],
            [
              'My uncle says it does not work.',
              'What did he see?',
              'My uncle was called twice, once when the van had left.',
            ],
            [
              'Poor people have no phones.',
              'A guess, and it hurts.',
              'At ten, 9 of 40 houses have no phone at home.',
            ],
            [
              'Everybody likes it.',
              'Who was asked?',
              '16 of 20 would keep it. The four would not.',
            ],
          ],
          minutes: 6,
          notes: {
            say: 'A mended argument can be checked by someone who does not like you. Look at the third: it got stronger when it stopped talking about people and began to talk about an hour.',
            do: 'Cover the third column. Each bench mends one row in two minutes, then compares. If theirs is better, add it to the board. Always ask: who could check this tomorrow?',
            watch:
              'Figures from nowhere: “studies say 80 %”. Ask which study, who counted. If nobody knows, it goes to the edge of the board under “perhaps”.',
          },
        },
        {
          layout: 'points',
          title: 'For the next period',
          points: [
            'Our invention: one from the list, near enough to see.',
            '**Counted:** one number of your own, with day and place.',
            '**Heard:** one person who gains by it, one who pays. No names.',
            '**Tried:** a small trial, on paper or with your bench.',
            'At least one must go **against** what you think.',
          ],
          minutes: 4,
          notes: {
            say: 'You do not know yet which side you will speak for. So collect for both. The piece that annoys you is worth most: the others will bring it.',
            do: 'Read out four inventions from the list in the Templates. Choose by a show of hands, in at most two rounds. Give out the evidence sheet, or dictate its three words. Set the day.',
            watch:
              'An invention that a family here earns from or quarrels over. Take another. Elders, shopkeepers and sweepers are better sources than any screen.',
          },
        },
      ],
    },
    {
      name: 'Period 2: three seats, one verdict',
      slides: [
        {
          layout: 'points',
          title: 'Rules for the bench debate',
          points: [
            'First say where the other side is right.',
            'Then a number, a witness or a trial. If not, say “perhaps”.',
            'Talk about the thing, never the speaker’s home.',
            '“I do not know” is a full answer.',
            'Use any language. The bench helps with words.',
          ],
          minutes: 4,
          notes: {
            say: 'Lawyers and batsmen know the first rule. If you cannot say what is good in the other side’s bowling, you will soon be out.',
            do: 'Evidence sheets on the bench. In two minutes, each student underlines the best piece for and the best against. One volunteer shows rule 1 with the missed call: “It is true that …, and yet …”.',
            watch:
              'Students without a sheet. Do not scold. They get the two columns of slide 6 and argue the missed call, on their own bench.',
          },
        },
        {
          layout: 'steps',
          title: 'Three seats on a bench',
          steps: [
            { name: 'Window seat', text: 'One minute **for** it.' },
            { name: 'Door seat', text: 'One minute **against** it.' },
            {
              name: 'Middle',
              text: 'Silent, then 30 seconds as the chair: “Nobody asked me, but …”',
            },
            { name: 'Clap', text: 'Everyone moves one seat. Three rounds, three seats.' },
            { name: 'At the end', text: 'Only now: what do you think yourself?' },
          ],
          minutes: 13,
          notes: {
            say: 'You will be good in one seat and bad in one. The bad one is where you learn today. In each round, bring one reason this bench has not heard yet.',
            do: 'Three and a half minutes a round, with the clock on the board. Stop even in the middle of a sentence. Stand at the back. In the last two minutes, students give their own view for the first time.',
            watch:
              'A seat from which a child cannot speak for personal reasons. “You may keep time this round” is enough; ask nothing.',
          },
        },
        {
          layout: 'question',
          title: 'Who sits in the chair?',
          question: 'Who lives with this thing, and was never asked?',
          task: 'A role on a slip, no name. Put it on the chair. One student reads five.',
          minutes: 5,
          notes: {
            say: 'Not “society” and not “the environment”. A real person with a working day. The one who sweeps it up, who comes at noon, who cannot hear the bell.',
            do: 'Slips go on the chair, row by row. One student sits down, reads five aloud and begins each with “Nobody asked me, but …”. Choose together which sentence weighed most.',
            watch:
              'Mimicry, fake accents or limps. Stop it at once, without a speech: “The chair speaks in your own voice.”',
          },
        },
        {
          layout: 'table',
          title: 'Not yes or no: yes, if …',
          head: [
            'What it does to someone',
            'What we could change',
            'Who must agree',
            'Count again',
          ],
          widths: [1.1, 1.2, 0.85, 0.85],
          rows: [
            [
              'Four houses are not called',
              'Each caller **knocks** at one door',
              'Those who knock',
              'Houses not told',
            ],
            [
              'Numbers get out',
              'Just **two** people know each number',
              'The number’s owner',
              'Calls from strangers',
            ],
            ['Aunt ill: no calls', 'A second watcher', 'The tea stall', 'Days without a call'],
          ],
          minutes: 8,
          notes: {
            say: 'Yes and no are for things that are finished. Ours is not. If you say “Yes, if”, name the if. Ask the person in the third column, and say what you will count.',
            do: 'Show the chain as an example, then each bench fills in two rows for its invention on the bench sheet. It ends with a stop number: “If … or more, we stop.” Five minutes, then three benches read.',
            watch:
              '“Awareness” and “strict rules” as an if. Ask: “Who does what differently on Monday?” A bench that says No needs a reason and a stop number too.',
          },
        },
        {
          layout: 'story',
          title: 'What version two did, and did not do',
          text: 'In the second month every caller also knocked at one door, and only two people knew each number. **Three** of the four came in time. The fourth walks with a stick: ten minutes is too short for him. When Devi’s aunt was at a wedding, the tea stall forgot, and nobody was called. The class has asked Rajan to keep four packets till noon. He says he must ask someone, too.',
          ask: 'What is mended? What is not theirs to mend? When must they look again?',
          minutes: 5,
          notes: {
            say: 'From four to one: that is good work. But one is still someone. Both sentences go into the report. You know an honest inventor by the second.',
            do: 'Go back to the numbers at the edge of the board: same question, eyes closed, hands up. Do not ask who changed. Ask for one reason that changed a mind.',
            watch:
              '“So technology is bad” or “so it is solved”. The chain is two months old. Ask which number, at which month, should make them stop it.',
          },
        },
        {
          layout: 'points',
          title: 'Before the bell',
          points: [
            'Best reason from the side I like less:',
            'I keep my view, or I change it, because:',
            'Who I will ask by Friday, and what:',
          ],
          minutes: 4,
          notes: {
            say: 'Three lines, on a slip or a reflection card. I mark the reason, never the side. Next week you make something yourselves, and then it will be your chair here.',
            do: 'Collect at the door; read eight, a different row each week. Give teams of five the invention sheet from the Templates. They mend something that costs this school ten minutes, using scrap.',
            watch:
              'Lines meant to please you. If forty of fifty agree with you, your face told them. Next time stand behind them.',
          },
        },
      ],
    },
  ],
}
