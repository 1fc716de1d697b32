/**
 * What waits, in lanes of which each in turn gives its oldest: who brings much waits behind it, and
 * nobody else does.
 */
type FairQueue<Item> = {
  readonly add: (lane: string, item: Item) => void;
  /** The oldest of the lane whose turn it is; undefined when nothing waits. */
  readonly take: () => Item | undefined;
  /** What is late: of each lane the oldest ones, until the first that is not. */
  readonly takeLate: (isLate: (item: Item) => boolean) => readonly Item[];
  readonly isEmpty: () => boolean;
};

export function createFairQueue<Item>(): FairQueue<Item> {
  /** The lane whose turn it is comes first. */
  const lanes = new Map<string, Item[]>();

  return {
    add(lane, item) {
      const items = lanes.get(lane);
      if (items === undefined) lanes.set(lane, [item]);
      else items.push(item);
    },

    take() {
      for (const [lane, [item, ...otherItems]] of lanes) {
        lanes.delete(lane);
        if (otherItems.length > 0) lanes.set(lane, otherItems);
        return item;
      }
      return undefined;
    },

    takeLate(isLate) {
      return [...lanes].flatMap(([lane, items]) => {
        const firstInTime = items.findIndex((item) => !isLate(item));
        const late = items.splice(0, firstInTime === -1 ? items.length : firstInTime);
        if (items.length === 0) lanes.delete(lane);
        return late;
      });
    },

    isEmpty: () => lanes.size === 0,
  };
}
