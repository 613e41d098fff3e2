import type { Deck } from '../types'

export const deck: Deck = {
  title: 'Tap and Switch',
  subtitle: 'Slides for a water and electricity audit',
  about:
    'Slides for two periods: a water and electricity audit of your school. First the class learns to count a school day in buckets and units. Then it picks one saving and asks who would pay for it.',
  grades: '6 to 12',
  periods: [
    {
      name: 'Period 1: before the walk',
      slides: [
        {
          layout: 'board',
          title: 'Tap and Switch',
          subtitle:
            'An audit of our school’s water and electricity. One saving to try. Who pays for it?',
          minutes: 2,
          notes: {
            say: 'No pledge today and no poster. We will find out what this school uses between the first bell and the last. Then we make one number smaller without anyone going thirsty.',
            do: 'Seat the class in twelve teams of three to five. Odd teams get a tap, even teams a switch. Only one hand pump? Six teams share it, one period each, instead of four bells.',
            watch:
              'A school where the water comes by tanker or the power goes at eleven. Then say “what we get” instead of “what we waste”. The counting stays the same.',
          },
        },
        {
          layout: 'story',
          title: 'The tank at five past nine',
          text: 'At 8:40 Raju bhaiya switches on the pump. Then he unlocks eleven rooms, rings the bell and stands at the gate. At 9:05 the tank on the roof is full. At 9:17 someone shouts “**Paani!**” and he comes running. A notice painted by Class 8 hangs under the overflow pipe: **Save water**.',
          ask: 'Who wastes this water? Who decides where Raju bhaiya is at five past nine?',
          minutes: 5,
          notes: {
            say: 'Read it twice. Then: “He started the pump on time. He came when called. The children painted well. Yet every day the tank overflows for twelve minutes. Whose mistake is it?”',
            do: 'Pairs, one minute. Take four answers, two from the last benches. Someone will say: the timetable. Write that word on the board and leave it there for both periods.',
            watch:
              'Laughter at the man with the keys. Ask: “Which of us has four jobs at five past nine?” If your school has one, tell him about the story first.',
          },
        },
        {
          layout: 'question',
          title: 'Guess before you count',
          question: 'How many buckets of water does one of us use here in one day?',
          task: 'Write one number in your notebook (halves allowed). A bucket is 15 litres. Fold the corner: no changes now.',
          minutes: 4,
          notes: {
            say: 'Drinking, hands, toilet, the plate you rinse, the floor that is mopped for you. Nobody knows the answer yet, not even me. In a week we will see who was nearest.',
            do: 'Write your own guess on the board first. Then hear ten more, from ten benches, and put the lowest and highest at the ends of a line. The class’s guess lies between.',
            watch:
              'Talk about how much water someone has at home. Stop it kindly: “Only here, inside our gate.” Homes are never counted in this project.',
          },
        },
        {
          layout: 'table',
          title: 'Five goals at one tap',
          head: ['Goal', 'What it asks at our taps'],
          widths: [1, 1.7],
          rows: [
            ['3 Good Health', 'Is there soap, and time to use it?'],
            ['5 Gender Equality', 'Do girls find water, and a door that closes?'],
            ['6 Clean Water and Sanitation', 'Does it run, and where does it go?'],
            ['8 Decent Work', 'Who cleans here, when, with what?'],
            ['12 Responsible Consumption', 'What runs when nobody is there?'],
          ],
          minutes: 6,
          notes: {
            say: 'In 2015 the countries of the United Nations agreed on seventeen goals to reach by 2030. They sound far away. Five of them meet at the tap where you washed your hands today.',
            do: 'Cover the right column. Pairs make their own question for one row, one minute. Compare. Ask which two goals could conflict: a tap that is closed all day helps row five and nobody else.',
            watch:
              'Reciting all seventeen. Nobody needs the list today. One goal that a child can point at is worth more than seventeen on a chart.',
          },
        },
        {
          layout: 'steps',
          title: 'Measure a tap’s flow',
          steps: [
            { name: 'Fill', text: 'Open the tap as usual and fill a one-litre bottle.' },
            { name: 'Count', text: 'Seconds until it is full, three times.' },
            { name: 'Middle', text: 'Keep the middle of the three: 11, **12**, 15.' },
            { name: 'Divide', text: '60 ÷ 12 = **5 litres a minute**.' },
            { name: 'Pour back', text: 'Into a pot, plant bed or mop bucket.' },
          ],
          minutes: 7,
          notes: {
            say: 'No meter is needed: just a bottle, a clock with a second hand and a division. No watch? Say “one-thousand-one, one-thousand-two”: a second each.',
            do: 'One student pours from a jug, one counts, all divide. Then ask: 60 children, 20 seconds each at this tap? That is 20 minutes, 100 litres, nearly seven buckets.',
            watch:
              'Teams that open the tap fully for fun. “As usual” means the way a small child in a hurry opens it. Class 6 may count litres in 30 seconds and double them.',
          },
        },
        {
          layout: 'table',
          title: 'From watts to units',
          head: ['Appliance', 'Watts', 'Hours a day', 'Units a day'],
          widths: [1.5, 0.8, 1, 1.7],
          rows: [
            ['Ceiling fan', '75', '6', '75 × 6 ÷ 1000 = **0.45**'],
            ['Old tube light', '40', '6', '**0.24**'],
            ['LED tube', '20', '6', '**0.12**'],
            ['Pump, 1 HP', '750', '½', '**?**'],
          ],
          minutes: 6,
          notes: {
            say: 'A unit on the bill is one kilowatt-hour: a thousand watts for an hour. These watts are usual values. Those on our own label or box are better. What goes in the last square?',
            do: 'Let them fill it in: 750 × ½ ÷ 1000 = 0.375, like one fan for five hours. Then: four fans here, six hours? 1.8 units. Grade 10: why does an old tube for six hours equal an LED for twelve?',
            watch:
              'Anyone climbing up to read a label. Ask the electrician or the shop for the watts, or read the box. Otherwise use the table and write “usual value”.',
          },
        },
        {
          layout: 'sides',
          title: 'Twelve posts, twelve teams',
          left: {
            head: 'Six taps',
            points: [
              'Drinking water',
              'Hand-wash before the meal',
              'Girls’ toilets',
              'Boys’ toilets',
              'Tank overflow, from below',
              'Kitchen or garden',
            ],
          },
          right: {
            head: 'Six switches',
            points: [
              'Our own room',
              'A room with evening sun',
              'Corridor and stairs',
              'Staff room',
              'Lab, library or office',
              'Pump and anything plugged in',
            ],
          },
          minutes: 4,
          notes: {
            say: 'Each team has one post for two days and checks it at four bells: first, short break, lunch, last. Two go for five minutes. The others keep the sheet.',
            do: 'Give out the tap sheets and switch sheets, or dictate: bell, people, what runs with nobody there. Let teams draw lots for posts, except toilets: girls count the girls’, boys the boys’, when empty.',
            watch:
              'A child on crutches or in a wheelchair who only gets “the sheet”. Choose a post that the whole team can reach, or first note what is in the way. That is Goal 10.',
          },
        },
        {
          layout: 'points',
          title: 'Rules of the walk',
          points: [
            'Eyes, pencil, bottle. Nobody touches a **wire, board, pump, ladder or roof**.',
            'First we ask the person who works there. They know more than the sheet.',
            'We count a room with a lesson from the door, silently.',
            '“A tap was open.” Never: who left it open.',
          ],
          minutes: 4,
          notes: {
            say: 'The fourth rule is the hardest. We look for habits and timetables, not guilty people. If someone closes the tap because you came, thank them and note it.',
            do: 'Two students act it: the team at the staff room, first badly (“Ma’am, you waste!”), then well. Name the two days and the four bells. A teammate keeps time; nobody misses a lesson.',
            watch:
              'Teams that switch things off while counting. For two days, only count. Otherwise the number shows our walk, not our school.',
          },
        },
      ],
    },
    {
      name: 'Period 2: after the count',
      slides: [
        {
          layout: 'tally',
          title: 'What one school found',
          named: 'On or open, nobody there',
          counted: 'In a day',
          rows: [
            { label: 'Fan in an empty room', count: 17 },
            { label: 'Tube light on in the sun', count: 12 },
            { label: 'Charger or screen', count: 5 },
            { label: 'Tap left open', count: 4 },
            { label: 'Tap that drips when closed', count: 3 },
          ],
          ask: 'Seventeen is the most. Is it also the worst? What would you need to know?',
          minutes: 6,
          notes: {
            say: 'Forty-one marks in one day. But a mark is not a bucket or a unit. A charger and a running tap get one mark each. So what have we counted? Chances to save, not yet waste.',
            do: 'Teams add their own two days to such a table on the board, each reading out only its own rows. The class checks the sums aloud. Circle anything two teams both counted.',
            watch:
              '“So the staff room is worst!” Posts are not competing. Ask which post had the most people in it, and who has a fan above a fixed desk.',
          },
        },
        {
          layout: 'table',
          title: 'From marks to buckets and units',
          head: ['Found', 'The sum', 'In a day'],
          widths: [1.15, 1.5, 0.9],
          rows: [
            ['Tank runs over', '12 min × 60 litres', '**48 buckets**'],
            ['… while the pump runs', '12 min × 750 W', '**0.15 unit**'],
            ['One tap drips', '1 litre in 40 min, 24 h', '**2.4 buckets**'],
            ['17 fans, nobody there', '17 × 40 min × 75 W', '**0.85 unit**'],
            ['12 tubes in the sun', '12 × 40 min × 40 W', '**0.32 unit**'],
          ],
          minutes: 8,
          notes: {
            say: 'The tank got no mark in the tally, because Raju bhaiya was there. It is the largest row of all. And the drip that nobody hears fills nearly two and a half buckets a day.',
            do: 'In five minutes, teams turn their highest mark into buckets or units. Write the assumption beside it: “each mark counts as one period, 40 minutes”. Check one sum a row on the board.',
            watch:
              'Adding 48 and 0.85. You cannot add litres and units. Compare them only by asking: what does it cost, and who goes without?',
          },
        },
        {
          layout: 'points',
          title: 'The five-finger test',
          points: [
            'Thumb: does anybody get **thirstier**?',
            'First finger: **dirtier**, hands or floor?',
            'Middle finger: **hotter**?',
            'Ring finger: **darker**, at the last bench?',
            'Little finger: does anyone **work longer** without being asked?',
          ],
          minutes: 6,
          notes: {
            say: 'A saving that someone else pays for is not a saving. The goals come with a promise: to leave no one behind. If one finger says yes, the idea goes back to the bench.',
            do: 'All raise a hand, say each “no” aloud and close that finger. Try it on “lock the toilet taps between bells”. Let a girls’ team answer first. “I would not drink all day” needs no explanation.',
            watch:
              'Giggling about toilets. Say once, calmly: “If a locked door means you drink nothing until four, you get a headache in maths.” Then go on.',
          },
        },
        {
          layout: 'table',
          title: 'We test four ideas',
          head: ['Idea', 'Saves', 'A finger says yes', 'Goals'],
          widths: [1.6, 0.8, 1.1, 0.95],
          rows: [
            [
              'Toilet taps locked during lessons',
              'Buckets',
              'Thirstier, dirtier',
              'Against 3, 5, 6',
            ],
            ['No tube light before noon', 'Units', 'Darker at the back', '7, against 4'],
            ['The monitor runs at each bell', 'Units', 'Works longer', '7, against 4'],
            ['**Last one out: one hand, all switches**', 'Units', 'None', '7, 12'],
          ],
          minutes: 7,
          notes: {
            say: 'Row two: Affordable and Clean Energy says off, Quality Education says on. Both are goals. On a dark monsoon morning the second wins, on a March morning the first. You need a rule with a “when” in it.',
            do: 'Draw the empty table. Each team tests one idea. Fill the last column from memory, in words if the numbers are forgotten. Keep the two best: one for water, one for electricity.',
            watch:
              'Fines, shaming lists, “caught” photographs. They make a number smaller and a school worse. Ask instead for the smallest change to a thing or a timetable.',
          },
        },
        {
          layout: 'story',
          title: 'The tank, ten days later',
          text: 'Class 8 timed the pump on five mornings: the tank was full after **25 minutes**, give or take one. They asked Raju bhaiya what would help. “Someone else at the gate until 9:10.” Meena ma’am agreed. In the next ten days the tank overflowed for **14 minutes**, not 120. On two days she was absent.',
          ask: 'Where did the fourteen minutes come from? Hold up the five fingers: who pays?',
          minutes: 6,
          notes: {
            say: 'No notice, no slogan, no new tap. They saved 106 minutes at four buckets each. But it needs one teacher to stand in the sun for ten minutes. Is that still a saving?',
            do: 'Pairs do the sum: 106 × 4 = 424 buckets in ten days. Then vote by little finger: does she pay? She was asked. Take two proposals for the days when she is absent.',
            watch:
              '“So it is solved.” All 14 minutes came from two bad days. A saving that depends on one person is half a saving. Their own plan needs a second name.',
          },
        },
        {
          layout: 'question',
          title: 'Before the bell',
          question: 'Which number will be smaller in ten days, and who will tell us if it hurts?',
          task: 'Saving plan, first four lines: what, how much now, who does it, who we ask.',
          minutes: 5,
          notes: {
            say: 'It has two halves, and the second is the one nobody writes. Name a person who would feel it first: the smallest child, the cook, the one on the last bench.',
            do: 'Initial each plan with a unit and a name. The class votes on slips: one saving in water, one in electricity. Count the same way for five days before and ten days with it.',
            watch:
              'A class that finds neither problem. That is a good result: find out what keeps it so, put it on the notice and thank the person. It is still a full project.',
          },
        },
      ],
    },
  ],
}
