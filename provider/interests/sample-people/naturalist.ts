import type { SamplePerson } from './sample-person.ts';

export const naturalist = {
  id: 'naturalist',
  name: 'Nils, naturalist',
  youtube: [
    [
      'Wetland Birds — Herons, cranes and waders',
      'Climate Science Explained',
      'Forest Ecology',
      'Insects Up Close',
      'Rivers and Marshes',
      'Wildlife Photography',
    ],
    [
      'How beavers restore a river',
      'Counting cranes at dawn',
      'What warm winters do to birds',
      'A year in a peat bog',
    ],
  ],
  linkedin: [
    ['Conservation biologist', 'Environmental Services'],
    ['Ecology', 'Field research', 'Botany', 'Statistics', 'Environmental education'],
    ['Wildlife Trust', 'Climate Research Institute', 'Wetlands International'],
  ],
  reddit: [
    ['r/birding — Birds in the wild', 'r/ecology', 'r/climate', 'r/botany', 'r/conservation'],
    ['A wetland comes back after forty years', 'Which moth is this?', 'Planting a hedge for wildlife'],
  ],
  pinterest: [
    ['Native plants', 'Bird drawings — Field sketches', 'Ponds and marshes'],
    ['Kingfisher in watercolour', 'Mosses of northern forests', 'A pond for dragonflies'],
  ],
  instagram: [
    [
      'Sunrise over the marsh with a hundred cranes',
      'Counting orchids on the wet meadow',
      'A young otter in the reeds',
    ],
  ],
  github: [
    ['nest-counts — Statistics of bird nests in wetlands'],
    ['species-maps — Where animals and plants were seen', 'climate-data — Temperature and rainfall records'],
  ],
  facebook: [
    [
      'Bird Observatory — Nonprofit Organisation',
      'Save the Marshes — Environmental Conservation Organisation',
      'Nature School — Education',
    ],
  ],
  gmail: [
    ['Climate Briefing', 'Journal of Wetland Ecology', 'Bird Migration News', 'Forest and River Restoration'],
  ],
} as const satisfies SamplePerson;
