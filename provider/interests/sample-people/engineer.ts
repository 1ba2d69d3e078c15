import type { SamplePerson } from './sample-person.ts';

export const engineer = {
  id: 'engineer',
  name: 'Emre, engineer',
  youtube: [
    [
      'Robotics Weekly — Robots, sensors and control',
      'Computer Vision Talks',
      'Compilers Explained',
      'Open Hardware Workshop',
      'Neural Networks from Scratch',
      'The Linux Channel',
      'Deep Sea Engineering',
    ],
    [
      'How a robot arm learns to grasp',
      'Writing a scheduler in Rust',
      'Language models on a laptop',
      'Soldering tiny parts',
    ],
  ],
  linkedin: [
    ['Robotics software engineer', 'Industrial Automation'],
    ['C++', 'Computer vision', 'Machine learning', 'Embedded systems', 'Linux', 'Python'],
    ['Open Robotics Foundation', 'Semiconductor Association', 'Institute of Automation'],
  ],
  reddit: [
    [
      'r/robotics — Robots and those who build them',
      'r/MachineLearning',
      'r/rust — The Rust programming language',
      'r/embedded',
      'r/3Dprinting',
      'r/programming',
    ],
    [
      'Our warehouse robot after a year',
      'Which depth camera for outdoors?',
      'Benchmarks of small language models',
    ],
  ],
  pinterest: [
    ['Workshop layouts — Benches, tools and shelves', 'Robot designs'],
    ['Robot arm with six joints', 'Cable management'],
  ],
  instagram: [['First walk of our four-legged robot', 'New milling machine in the workshop']],
  github: [
    [
      'arm-control — Motion planning for robot arms',
      'vision-bench — Benchmarks of object detection',
      'firmware-tools — Flash and debug microcontrollers',
    ],
    [
      'opencv — Computer vision library',
      'ros2 — Robot operating system',
      'llama.cpp — Inference of language models',
      'tokio — Asynchronous runtime for Rust',
      'pytorch — Neural networks in Python',
      'zephyr — Operating system for embedded devices',
    ],
  ],
  facebook: [['Makerspace Downtown — Science, Technology & Engineering', 'Robot Championship — Event']],
  gmail: [['Embedded Weekly', 'Papers in Machine Learning', 'Automation Digest', 'Rust Release Notes']],
} as const satisfies SamplePerson;
