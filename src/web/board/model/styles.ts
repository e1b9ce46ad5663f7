import type { Inks } from './palette.ts';
import type { MapStyle } from './scene.ts';

/** A way to draw any sheet: what it changes in the colours, and how much it has of what is drawn besides. */
export interface Style {
  inks: Partial<Inks>;
  /** Parcels on open ground, and the tooth of the paper. */
  fields: boolean;
  grain: boolean;
  /** Light and shade on relief, its hachures, the tints of nations: 1 is usual. */
  light: number;
  hachures: number;
  nations: number;
}

export const STYLES: Readonly<Record<MapStyle, Style>> = {
  /** As a painter of wargames has it. */
  painted: { inks: {}, fields: true, grain: true, light: 1, hachures: 1, nations: 1 },
  /** As a staff had it printed in four colours: bare paper, black towns, green woods, blue water, brown hachures. */
  staff: {
    inks: {
      paper: '#f3ead2',
      margin: '#e4dabd',
      forest: '#cbd7ae',
      forestEdge: '#86a06c',
      tree: '#6f8f58',
      treeLight: '#dce5c6',
      polder: '#eef0d2',
      polderEdge: 'rgba(120, 150, 120, 0.35)',
      polderStrip: 'rgba(160, 190, 150, 0.14)',
      ditch: 'rgba(58, 118, 140, 0.55)',
      swamp: '#e6ead6',
      swampWater: '#3f7f9c',
      water: '#d5e5ea',
      sea: '#c9dfe8',
      waterDark: '#5f93ac',
      river: '#bcd8e4',
      riverBank: '#2f6785',
      canal: '#c9e0ea',
      stream: '#3f84a6',
      streamBank: '#3f84a6',
      relief: '#e2cfa6',
      mountain: '#d8c7a6',
      hachure: 'rgba(92, 54, 22, 0.95)',
      town: '#e3d6bf',
      house: '#3f3832',
      road: '#b5402f',
      roadCase: '#3f2a22',
      mainRoad: '#f3e3b8',
      mainRoadCase: '#4a3b26',
      track: '#f8f1de',
      trackCase: '#5d5040',
    },
    fields: false,
    grain: true,
    light: 0.25,
    hachures: 1.25,
    nations: 0.6,
  },
  /** For readers who want every kind of ground told apart at a glance: white paper, strong edges, nothing that only adorns. */
  plain: {
    inks: {
      paper: '#fffdf6',
      margin: '#efece2',
      forest: '#b4d193',
      forestEdge: '#3f6a2c',
      tree: '#4c7a38',
      treeLight: '#d8e8c4',
      polder: '#eef6cf',
      polderEdge: 'rgba(70, 110, 50, 0.5)',
      polderStrip: 'rgba(120, 160, 70, 0.16)',
      ditch: 'rgba(30, 104, 130, 0.75)',
      swamp: '#d6e7dc',
      swampEdge: 'rgba(40, 90, 80, 0.8)',
      swampWater: '#1f6f93',
      reed: '#2f4d1e',
      water: '#cbe6f5',
      sea: '#a9d5ef',
      waterDark: '#3f84ab',
      shore: '#1f5f85',
      coast: '#154a6b',
      river: '#8fcbee',
      riverBank: '#154f78',
      canal: '#b5dff5',
      canalBank: '#0f3350',
      stream: '#2f86b8',
      streamBank: '#17608a',
      relief: '#dcb878',
      mountain: '#c3a67a',
      hachure: 'rgba(60, 36, 12, 0.9)',
      town: '#e0d2c0',
      house: '#6e3526',
      road: '#b52416',
      roadCase: '#3d0f0a',
      mainRoad: '#f0b429',
      mainRoadCase: '#4a3208',
      track: '#ffffff',
      trackCase: '#4f4434',
      frontier: '#4a2288',
      frontierBand: 'rgba(96, 60, 150, 0.3)',
      halo: 'rgba(255, 253, 246, 0.92)',
    },
    fields: false,
    grain: false,
    light: 0.8,
    hachures: 1.3,
    nations: 1.1,
  },
};
