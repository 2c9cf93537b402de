import { Component, type ReactNode } from "react";
import "./failure.css";
import { saveFile } from "./files";
import { problemFile } from "./problem";

/** Catches what goes wrong while drawing. Its words are here, in every language, because the texts may be what is missing. */
export class Failure extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="failure" role="alert">
        <h1 lang="en">Something went wrong</h1>
        <p lang="ru">Что-то пошло не так</p>
        <p lang="uk">Щось пішло не так</p>
        <pre>{error instanceof Error ? error.message : JSON.stringify(error)}</pre>
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          ↻ Reload · Обновить · Оновити
        </button>
        <button type="button" className="button button-plain" onClick={() => void report(error)}>
          ↓ Report a problem · Сообщить об ошибке · Повідомити про помилку
        </button>
      </main>
    );
  }
}

async function report(error: unknown): Promise<void> {
  saveFile(
    await problemFile({ error: error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error) }),
  );
}
