import { useEffect } from "react";

/** The title of the page while this screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Landsraad` : "Landsraad";
  }, [title]);
}
