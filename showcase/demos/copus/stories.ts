import type { PrintName } from './prints.ts';

/** The text of each post, by its picture: two paragraphs. */
export const STORIES = {
  toaster: [
    'We expected ten toasters and a lamp. By noon the queue reached the bakery, and the soldering irons had to be shared out by the clock.',
    'Most of them needed the same thing: a new cord clip, and crumbs taken out. The other four are in a box by the door, labelled “patience”.',
  ],
  bench: [
    'A café chair costs a coffee. So we walked every street between the canal and the ring road and wrote down where a person may simply sit.',
    'The map has 214 benches, their shade at three in the afternoon, and whether they have an armrest to stand up from. Corrections are welcome.',
  ],
  organ: [
    'An organ is tuned with the heating off, one pipe at a time, while a second person holds the key down and thinks about lunch.',
    'The longest pipe I ever climbed into was five metres tall. The smallest is as long as a matchstick, and bats can hear it better than you can.',
  ],
  mushroom: [
    'The cellar under the brewery stays at fourteen degrees all year. We put oyster mushrooms in it, and a thermometer in every row.',
    'They warmed the room by two degrees all on their own. Now the pipe above them preheats the water for the showers upstairs.',
  ],
  ladder: [
    'Three years ago the library was one shelf and a notebook. Today 640 tools go out and come back, and the notebook has a waiting list.',
    'The ladder is never at home. The lathe has a rota. What we lack is a second pressure washer, and a neighbour who likes to sharpen chisels.',
  ],
  river: [
    'Upstream it is named for its colour and downstream for a saint. The two towns have agreed on a bridge, but never on a sign.',
    'We asked forty people what they call it when no visitor is listening. There is a third name. It is short, and it is not on any map.',
  ],
  bus: [
    'Forty stops, one microphone, no talking. The doors sigh in two notes, and after the hospital the whole bus goes quiet without being asked.',
    'Listen for the driver at the depot. She hums the same tune on every lap, a little slower each time.',
  ],
  bread: [
    'At two the ovens are lit and the radio is found. At half past, the dough from yesterday has an opinion about the weather.',
    'The first loaf out is for the night bus driver. The second is cut too hot, as always, and eaten standing up.',
  ],
  moth: [
    'Hang a white sheet on the line, put a lamp behind it and wait. The first quarter of an hour brings gnats. Then it gets good.',
    'We counted 31 kinds in a yard of six square metres. Count what you can name, draw what you cannot, and switch the lamp off at midnight.',
  ],
  radio: [
    'The studio is between the dryers, because that is where the warm cable is. On air you can hear a spin cycle under the late news.',
    'The licence cost less than the microphone. Our range is four streets on a dry night and seven when it rains.',
  ],
  crane: [
    'Between the two cranes behind the station you can still see five stars of the Plough. The other two went with the hotel.',
    'Look before eleven, while the site lights are off. Stand on the third step and the crane is a pointer: follow its arm to the north.',
  ],
  lamp: [
    'There are nine of them, and three allow a thermos. One has armchairs that were thrown out by a bank. One is a ship.',
    'The rule is the same in all: whisper after ten, and the last to leave gives the lamp by the door a quarter turn.',
  ],
} as const satisfies Record<PrintName, readonly [string, string]>;
