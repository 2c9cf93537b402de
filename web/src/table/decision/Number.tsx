/** The digit that chooses something by keyboard; only 1 to 10 (key 0) have one. */
export function Number({ n }: { n: number }) {
  return (
    <kbd className="choice-number" aria-hidden="true">
      {n <= 10 ? n % 10 : ""}
    </kbd>
  );
}
