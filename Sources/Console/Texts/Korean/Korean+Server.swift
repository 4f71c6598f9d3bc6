import Cryptography

extension ConsoleTexts.ServerTexts {
    static let korean = Self(
        title: "서버", lead: "실행 중인 것, 저장하는 것, 설정된 상태입니다. 여기서는 아무것도 변경할 수 없습니다.",
        nodes: "노드", node: "노드", version: "버전", started: "시작", seen: "마지막 확인",
        schema: "알고 있는 스키마 단계", store: "저장소", engine: "엔진", size: "저장소의 크기(바이트)",
        free: "디스크의 여유 공간(바이트)", steps: "스키마", keys: "키",
        oldestKey: "서명에 쓰는 가장 오래된 키의 생성 시간", keyPool: "사용자 풀의 키", showKeys: "표시",
        noKeys: "풀에 키가 없습니다. 처음 서명할 때 만들어집니다.", key: "키", use: "서명 대상",
        phase: "단계", created: "생성", signsFrom: "서명 시작", retired: "교체",
        rotation: "명령으로 이 키를 보고 새 키 쌍 만들기", quotas: "할당량", quota: "할당량", value: "값",
        configuration: "구성", setting: "설정", origin: "설정 위치",
        defaults: "목록에 없는 것은 기본값입니다. 시크릿은 표시되지 않습니다.", backups: "백업",
        backupLead: "저장소는 백업을 알지 못합니다. 백업은 “martlet backup”이나 pg_dump가 만드는 파일입니다.",
        sameCLI: "명령으로 같은 작업", count: { "\($1)단계 중 \($0)단계" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "예고됨"
        case .current: "현재 서명 중"
        case .retired: "교체됨"
        }
    }
}
