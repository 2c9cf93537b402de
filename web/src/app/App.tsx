import { type ReactNode, Suspense } from "react";
import { HomeScreen } from "../screens/HomeScreen";
import { JoinScreen } from "../screens/JoinScreen";
import { NewGameScreen } from "../screens/NewGameScreen";
import { NotFoundScreen } from "../screens/NotFoundScreen";
import { OfServer } from "../screens/OfServer";
import { SettingsScreen } from "../screens/SettingsScreen";
import { TableRoute } from "../screens/TableRoute";
import { Spinner } from "../ui/Spinner";
import { Toasts } from "../ui/Toasts";
import "./failure.css";
import { Failure } from "./Failure";
import { TextsProvider, useT } from "./i18n";
import { PageProvider } from "./page";
import { match, usePlace } from "./router";
import {
  AdminScreen,
  CompanionScreen,
  LearnScreen,
  LibraryScreen,
  MeScreen,
  PuzzlesScreen,
  ReplayScreen,
  RulesScreen,
} from "./screens";
import { useSounds } from "./sounds";

const ROUTES: [pattern: string, screen: (parameters: Record<string, string>) => ReactNode][] = [
  ["/", () => <HomeScreen />],
  ["/new", () => <NewGameScreen />],
  [
    "/join",
    () => (
      <OfServer>
        <JoinScreen />
      </OfServer>
    ),
  ],
  ["/settings", () => <SettingsScreen />],
  ["/me", () => <MeScreen />],
  [
    "/t/:table",
    ({ table = "" }) => (
      <OfServer id={table}>
        <TableRoute key={table} table={table} />
      </OfServer>
    ),
  ],
  [
    "/g/:game",
    ({ game = "" }) => (
      <OfServer id={game}>
        <ReplayScreen key={game} gameId={game} />
      </OfServer>
    ),
  ],
  ["/cards", () => <LibraryScreen />],
  ["/rules", () => <RulesScreen />],
  ["/learn", () => <LearnScreen />],
  ["/puzzles", () => <PuzzlesScreen />],
  ["/companion", () => <CompanionScreen />],
  [
    "/admin",
    () => (
      <OfServer>
        <AdminScreen />
      </OfServer>
    ),
  ],
];

/** The client: the screen of the present address, in the present language. */
export function App() {
  useSounds();
  return (
    <Failure>
      <PageProvider>
        <TextsProvider>
          <Screen />
          <Toasts />
        </TextsProvider>
      </PageProvider>
    </Failure>
  );
}

function Screen() {
  const t = useT();
  const { path } = usePlace();
  for (const [pattern, screen] of ROUTES) {
    const parameters = match(pattern, path);
    if (parameters) return <Suspense fallback={<Waiting label={t("loading")} />}>{screen(parameters)}</Suspense>;
  }
  return <NotFoundScreen />;
}

function Waiting({ label }: { label: string }) {
  return (
    <main className="waiting">
      <Spinner large label={label} />
    </main>
  );
}
